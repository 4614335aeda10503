// What is said of documents that came in without a contact.
export const filing = {
  title: 'Contact',
  found: 'Filed under {{name}}',
  none: 'No contact is known that this could belong to.',
  take: 'File here',
  takeOne: 'File under {{name}}',
  other: 'Another contact',
  where: 'Folder {{folder}} · {{percent}} % likely',
  file: 'File',
  key: 'File under the likeliest contact',
};
