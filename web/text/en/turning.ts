// What is said of pages that a person has turned.
export const turning = {
  title: 'Turned pages',
  text_one:
    'Only you see the page turned. Kept, it is read anew in a new version; values entered by people stay.',
  text_other:
    'Only you see these {{count, number}} pages turned. Kept, they are read anew in a new version; values entered by people stay.',
  decided: 'Only you see it turned: the document is Approved or exported. Set another status to keep it.',
  reading: 'Only you see it turned. It can be kept once the document has been read.',
  all_one: 'Turn the page',
  all_other: 'Turn all {{count, number}} pages',
  back: 'Turn back',
  keep: 'Keep and read anew',
  kept_one: 'Page turned; it is read anew',
  kept_other: '{{count, number}} pages turned; they are read anew',
  undone_one: 'Page turned back; it is read anew',
  undone_other: '{{count, number}} pages turned back; they are read anew',
};
