import type { Catalogue, Translated } from '../index.ts';

export const taxes: Translated<Catalogue['taxes']> = {
  title: '税额明细（按税率）',
  rows: '税率行操作',
  line: '第 {{number}} 个税率',
  add: '添加税率',
  remove: '删除所选税率',
  columns: {
    rate: '税率（%）',
    base: '计税金额',
    tax: '税额',
    category: '类别',
    exemption_reason: '免税原因',
  },
  categories: {
    S: '应税',
    Z: '零税率',
    E: '免税',
    AE: '反向征收',
    K: '欧盟内部供货',
    G: '出口',
    O: '不征税',
    L: '加那利税',
    M: '休达梅利利亚税',
  },
};
