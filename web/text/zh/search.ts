import type { Catalogue, Translated } from '../index.ts';

export const search: Translated<Catalogue['search']> = {
  title: '搜索',
  placeholder: '文档中的词语，中文或英文',
  submit: '搜索',
  hits_zero: '没有找到“{{q}}”',
  hits_other: '{{count, number}} 份文档包含“{{q}}”',
  start: '搜索所有文档的文字',
  startHint: '名称、编号、金额，页面上的任何内容。',
  noneHint: '请减少或更换关键词。',
  more: '已对最新的 500 份排序。',
  filter: '在列表中筛选',
};

export const chat: Translated<Catalogue['chat']> = {
  title: '问答',
  subtitle: '就一个文件夹中的全部文档提问，每个回答都注明出处。',
  quote: '引文',
  choose: '选择联系人和文件夹',
  chooseHint: '回答只来自该文件夹中的文档。',
  start: '就这些文档提问',
  startHint: '例如：三月份所有发票的合计是多少？哪份合同最先到期？',
  conversation: '对话',
  ask: '就此文件夹中的文档提问',
  send: '发送问题',
  stop: '停止',
  stopped: '已停止。',
  reading: '正在阅读文档……',
  answering: '正在回答……',
  sources: '出处',
  coverage: '已读 {{total, number}} 份文档中的 {{read, number}} 份，共 {{pages, number}} 页。',
  notAvailable_other: '{{count, number}} 份不可用',
  copy: '复制回答',
  new: '新对话',
  saveTranscript: '保存为文档',
  transcriptSaved: '已保存到此文件夹：“{{name}}”',
  signInFirst: '登录后即可提问',
};
