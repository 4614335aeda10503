// What is said of writing a document as an e-invoice.
export const eInvoice = {
  open: '电子发票…',
  title: '电子发票',
  format: '格式',
  formats: {
    'xrechnung-ubl': 'XRechnung（UBL）',
    'xrechnung-cii': 'XRechnung（CII）',
    'factur-x': 'Factur-X、ZUGFeRD（CII）',
  },
  holds: '符合{{profile}}的全部规则。',
  broken_other: '会违反{{profile}}的 {{count}} 条规则',
  hint: '要补全记录，请先将状态改回“待审核”。模板字段的别名中若有 BT-10 这样的术语编号，该字段就表示该术语。',
  completed: '记录中没有、由主数据补全的内容',
  from: { vendor: '供应商 {{name}}', contact: '联系人 {{name}}' },
  download: '下载',
  pdf: '含原页面的 PDF',
};

/** The document in other forms. */
export const files = {
  searchable: '可搜索的 PDF',
  archive: '归档文件（PDF/A-3）',
  markdown: '文本（Markdown）',
};
