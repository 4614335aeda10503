import type { Translated } from './translated.ts';

export const exports: Translated<'exports'> = {
  noTemplate: '导出模板 {{id}} 不存在',
  manyTemplates: '已有 {{most}} 个导出模板，请先删除一个',
  noValue: '文档 {{id}} 的 {{key}} 没有值',
  noPages: '文档 {{id}} 尚无页面，请等待处理完成',
  manyPages: '文档 {{id}} 有 {{count}} 页，PDF 最多 {{most}} 页',
  nothing: '所选文档中没有该模板适用的文档，请另选文档或修改模板的筛选条件',
  document: '编号 {{id}}',
  takenBefore: '有 {{count}} 份文档已用该模板导出过：{{list}}。请选择再次导出或将其排除',
  changedMeanwhile: '文档 {{id}} 刚刚已被他人导出或删除，请重新查看',
  incomplete: '有 {{count}} 份文档缺少信息，未生成文件：{{list}}',
  lacks: '编号 {{id}}：{{list}}',
  manyGroups: '合计后仍超过 {{count}} 行，请缩小筛选范围，或去掉使各行不同的列',
  manyPostings: '一个 DATEV 文件最多包含 {{count}} 条分录，请缩小筛选范围',

  noExpenseAccount: '缺少费用科目：请为文档匹配供应商，或在模板中为“{{profile}}”指定科目',
  noExpenseAccountOf: '缺少费用科目：请为供应商 {{number}} 指定科目，或在模板中为“{{profile}}”指定',
  noPayableAccount: '缺少应付科目：请为文档匹配供应商，或在模板中指定应付科目',
  noPayableAccountOf: '缺少应付科目：请为供应商 {{number}} 指定，或在模板中指定',
  noTaxStated: '没有分税率的税额：请在文档中填写，或在模板中为未列税额的文档指定税码',
  noTaxKey: '税率 {{rate}} %、类别 {{category}} 没有对应的税码，请在模板中添加',
  empty: '{{label}} 为空',
  notAdded: '{{label}} 需要求和，但“{{value}}”不是数字，请更正',
  noNumber: '{{label}} 只能填数字，不能是“{{value}}”',
  sumDiffers: '分税率金额合计为 {{sum}}，价税合计为 {{total}}，请更正其中之一',
  otherYear: '日期 {{date}} 不在 {{from}} 至 {{to}} 的会计年度内，请按年度分别导出',
};
