export const search = {
  title: 'Search',
  placeholder: 'Words in documents, English or Chinese',
  submit: 'Search',
  hits_zero: 'Nothing found for “{{q}}”',
  hits_one: '{{count, number}} document with “{{q}}”',
  hits_other: '{{count, number}} documents with “{{q}}”',
  start: 'Search the text of all documents',
  startHint: 'Names, numbers, amounts, anything that stands on a page.',
  noneHint: 'Try fewer or other words.',
  filter: 'Filter these in the list',
};

export const chat = {
  title: 'Chat',
  notYet: 'The chat is not part of this version yet',
  notYetHint: 'Ask questions over the documents of a folder here, as soon as it is.',
  toDocuments: 'To the documents',
};
