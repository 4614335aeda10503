import type { Translated } from './translated.ts';

export const reasoning: Translated<'reasoning'> = {
  foundLinked: '{{all}} 个字段中找到 {{found}} 个，均已对应到页面位置。',
  foundPartly: '{{all}} 个字段中找到 {{found}} 个，其中 {{placed}} 个对应到页面位置。',
  foundNone: '{{all}} 个字段均未找到。',
  items: '共有 {{count}} 行明细。',
  structured: '{{source}} 中有的值取自其中。',
  missing: '缺少：{{labels}}。',
  pleaseCheck: '请核对：{{fields}}。',
  pleaseCheckMore: '请核对：{{fields}}，另有 {{more}} 个。',
  doubt: '{{label}}（{{value}}：{{why}}）',
  noDoubt: '没有存疑的字段。',
  leastSure: '没有单独存疑的字段；把握最小的是 {{field}}。',
  mayBeMissed: '未填写，但页面上可能有：{{labels}}。',
  unconfirmed: '页面上没有可核对的合计，也没有结构化数据可以印证这些值。',
  allPassed: '全部检查通过。',
  fails: '“{{check}}”未通过：{{detail}}。',
  moreFail: '另有 {{more}} 项检查未通过。',
  copy: '{{message}}。',
  accepted: '有 {{count}} 处已由人员确认。',
  below: '置信度 {{score}} 低于设定的异常界限 {{limit}}。',
  notRead: '{{all}} 页中读取了 {{read}} 页。',
  nothingProposed: '没有找到可用于建立模板的标签和值。',
  proposed: '有 {{count}} 个字段的模板可以找到此文档中列出的值。请打开“提取模板”，用此文档起草一个。',
};

export const doubts: Translated<'doubts'> = {
  percent: '{{percent}} %',
  nowhere: '页面上找不到',
  pageSays: '页面上为 {{value}}',
  couldBe: '也可能是 {{value}}',
  noLabel: '旁边没有标签',
  misread: '有的字词像是识别错了',
  year: '年份像是识别错了',
  dayOrMonth: '无法判断日与月哪个在前',
};
