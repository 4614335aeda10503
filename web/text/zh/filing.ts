// What is said of documents that came in without a contact.
export const filing = {
  title: '联系人',
  found: '已归档到 {{name}}',
  none: '没有可能的联系人。',
  take: '归档到此',
  takeOne: '归档到 {{name}}',
  other: '其他联系人',
  where: '文件夹 {{folder}} · 可能性 {{percent}}%',
  file: '归档',
  key: '归档到最可能的联系人',
};
