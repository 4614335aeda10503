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
  filter: '在列表中筛选',
};

export const chat: Translated<Catalogue['chat']> = {
  title: '对话',
  notYet: '此版本尚未包含对话功能',
  notYetHint: '开放后即可在此对文件夹中的文档提问。',
  toDocuments: '前往文档',
};
