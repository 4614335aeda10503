import type { Catalogue, Translated } from '../index.ts';

export const assigning: Translated<Catalogue['workspace']['assigning']> = {
  assign: '分配',
  label: '负责人：{{name}}',
  labelDue: '负责人：{{name}}，完成期限：{{at}}',
  setTime: '设置期限…',
  doneBy: '完成期限：{{at}}…',
  overdueSince: '{{at}} 起逾期…',
  termsTitle: '处理期限',
  time: '完成期限',
  noTime: '不设期限',
  tellPerson: '逾期时通知',
  tellTeam: '并通知团队',
  nobody: '无',
  me: '{{name}}（您）',
};
