import type { Translated } from './translated.ts';

export const blockers: Translated<'blockers'> = {
  missing: '“{{label}}”为必填，但未找到',
  doubtful: '“{{label}}”存疑（{{confidence}} %）',
  doubtfulWhy: '“{{label}}”存疑：{{why}}',
  failed: '{{check}}：{{detail}}',
  line: '第 {{line}} 行：{{detail}}',
  linePlace: '第 {{line}} 行：页面上找不到“{{column}}”',
  linesMore: '另有 {{count}} 行不符',
  unreadPage: '第 {{page}} 页无法读取',
  unreadPages: '有 {{count}} 页无法读取',
  unreadable: '文件无法读取：{{reason}}',
  nothing: '文档中没有找到任何内容',
  warning: '{{said}}',
  sameFile: '同一文件已作为文档 {{id}} 存在',
  bundle: '该文件似乎包含 {{count}} 份文档；请拆分，或确认为一份',
  profile: '请确认模板：{{said}}',
};
