import type { Catalogue, Translated } from '../index.ts';

export const undo: Translated<Catalogue['undo']> = {
  oneDocument: '“{{name}}”',
  documents_other: '{{count, number}} 份文档',
  status: '{{what}}：{{status}}',
  rejected: '{{what}}已拒绝：{{reason}}',
  approved: '{{what}}已审批，还需其他人审批',
  assigned: '{{what}}已分配给 {{name}}',
  unassigned: '{{what}}已取消分配',
  postponed: '{{what}}已推迟到 {{day}}',
  vendor: '{{what}}：已选定供应商',
  moved: '{{what}}已移动',
  deleted: '{{what}}已移入回收站',
  resumed: '{{what}}已回到队列',
  done_other: '已撤销 {{count, number}} 项更改',
  failed_other: '{{count, number}} 项更改未能撤销',
};
