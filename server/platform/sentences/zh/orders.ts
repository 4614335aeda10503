import type { Translated } from './translated.ts';

export const orders: Translated<'orders'> = {
  line: '第 {{line}} 行，订单 {{order}} 第 {{position}} 行：{{detail}}',
  lineOnPage: '第 {{page}} 页第 {{line}} 行，订单 {{order}} 第 {{position}} 行：{{detail}}',
  lineOfPaper: '第 {{line}} 行，订单 {{order}} 第 {{order_page}} 页第 {{position}} 行：{{detail}}',
  lineOnBothPages:
    '第 {{page}} 页第 {{line}} 行，订单 {{order}} 第 {{order_page}} 页第 {{position}} 行：{{detail}}',
  price:
    '{{quantity}} × {{price}} = {{amount}}，订单单价 {{ordered}}：{{quantity}} × {{ordered}} = {{expected}}，差额 {{difference}}',
  noAmount: '未写明金额',
  noQuantity: '未写明数量',
  over: '开票 {{quantity}}，订购 {{ordered}}：多出 {{over}}',
  invoiced: '开票 {{quantity}}，而订购的 {{ordered}} 中已开票 {{taken}}：剩余 {{remaining}}',
  received: '此次开票 {{quantity}}，此前开票 {{taken}}，而收货 {{received}}：多出 {{over}}',
  receivedBy: '此次开票 {{quantity}}，此前开票 {{taken}}，而收货 {{received}}（{{receipts}}）：多出 {{over}}',
  receiptPage: '{{receipt}} 第 {{page}} 页',
  credited: '退回 {{quantity}}，而此前开票 {{taken}}',
  unit: '开票单位 {{unit}}，订购单位 {{ordered}}：无法比较',
  article: '开票“{{article}}”，订购“{{ordered}}”',
  notOrdered: '第 {{line}} 行不在订单 {{order}} 中：{{article}}，{{amount}}',
  notOrderedOnPage: '第 {{page}} 页第 {{line}} 行不在订单 {{order}} 中：{{article}}，{{amount}}',
  unknown: '没有编号为 {{number}} 的订单',
  several: '可能是订单 {{orders}}，请填写其中正确的编号',
  proposed: '可能是该供应商的订单 {{orders}}，请填写编号，或确认没有订单',
  vendor: '订单 {{order}} 的供应商是 {{ordered}}，单据来自 {{vendor}}',
  currency: '单据币种 {{currency}}，订单 {{order}} 币种 {{ordered}}',
  closed: '订单 {{order}} 已关闭',
  creditLines: '未写明退回订单 {{order}} 的哪些行，请填写明细行',
  nothingToCompare:
    '明细行与合计均无法与订单 {{order}} 比较。若此单据对应订单全部未开票的部分，请接受；否则请填写明细行',
  totalDiffers:
    '不含税金额 {{total}}，而订单 {{order}} 未开票的部分为 {{sum}}：差额 {{difference}}。各明细行未比较。若此单据对应全部未开票的部分，请接受；否则请填写明细行',
  onPage: '{{text}}（第 {{page}} 页）',
  sumOfLines: '{{lines}} 行合计 = {{sum}}',
  lines: '没有可与订单 {{order}} 比较的明细行',
  total: '不含税金额 {{total}}，订单 {{order}} 剩余 {{remaining}}：差额 {{difference}}',
};
