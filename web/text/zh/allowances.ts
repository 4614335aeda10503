import type { Catalogue, Translated } from '../index.ts';

export const allowances: Translated<Catalogue['allowances']> = {
  title: '折让与附加费',
  rows: '折让与附加费行操作',
  line: '第 {{number}} 项折让或附加费',
  add: '添加折让或附加费',
  remove: '删除所选行',
  columns: {
    type: '类型',
    reason: '原因',
    amount: '金额',
    tax_rate: '税率（%）',
    tax_category: '税种类别',
    reason_code: '原因代码',
    percent: '比例（%）',
    base: '计算基数',
  },
  types: { allowance: '折让', charge: '附加费' },
};
