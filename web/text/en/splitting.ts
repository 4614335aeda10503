// The splitting of a file into documents, and joining it again.

export const splitting = {
  open: 'Split or join …',
  title: 'Documents in this file',
  text: 'Choose each page with which a document begins. Arrow keys go from page to page, Enter or the space bar chooses, R and Shift+R turn it, Ctrl+Z undoes.',
  moveText:
    'This file was split. Drag a page onto the document before or behind, or use Shift and an arrow key; R and Shift+R turn a page. The documents that change are processed again. Joined again, all of them are deleted with what was entered in them.',
  inPart: 'Page {{number}}, document {{part}}',
  toBefore: 'Move page {{number}} to the document before',
  toNext: 'Move page {{number}} to the next document',
  move: 'Move the pages',
  moved: 'Pages moved',
  turnPage: 'Turn page {{number}} to the right',
  turn_one: 'Keep the page as it is turned',
  turn_other: 'Keep {{count, number}} pages as they are turned',
  begins: 'A document begins with page {{number}}',
  leftOut: '{{number}} (left out)',
  undo: 'Undo',
  split: 'Split into {{count}}',
  join: 'Join {{count}} parts again',
  done: 'Split into {{count}} documents',
  joined: 'One document again',
  parent: 'Part of',
  parentPages: 'Document {{id}}, pages {{from}} to {{to}}',
};
