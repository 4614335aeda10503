import type { Translated } from './translated.ts';

export const statements: Translated<'statements'> = {
  none: '银行对账单 {{id}} 不存在',
  noMovement: '该银行对账单没有流水 {{id}}',
  unknownFormat: '无法识别此银行对账单。请从银行导出 CAMT.053（XML）或 MT940 格式后再导入。',
  manyMovements: '文件有 {{count}} 笔流水，一次最多导入 {{most}} 笔。请分较短的期间导入。',
  unread: '对账单 {{which}}：有 {{count}} 行无法识别为流水，已略过',
  difference:
    '对账单 {{which}}：期末余额与期初余额加流水相差 {{difference}}，可能缺少流水。请向银行索取完整的对账单。',
  noBalance: '对账单 {{which}}：缺少余额，无法判断流水是否完整',
  empty: '对账单 {{which}} 没有流水',
  named: '付款附言中有编号 {{number}}，但金额与未付金额不符',
  shared: '付款附言中的编号 {{number}} 为多份未付单据所共有',
  sameAmount: '往来方和金额相同，但没有可供辨认的编号',
  paysAlready: '该流水已支付单据 {{id}}',
  paysNot: '该流水未支付单据 {{id}}',
  notPayable: '单据 {{id}} 不能付款：尚未批准、已付清或无需付款',
  otherCurrency: '单据币种为 {{currency}}，流水币种为 {{paid}}',
  moreThanOpen: '单据未付金额为 {{open}}，填写的金额须方向一致且不超过该金额',
  moreThanLeft: '流水余额为 {{left}}，填写的金额不能超过该金额',
};
