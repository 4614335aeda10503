// What is said of pages that a person has turned.
export const turning = {
  title: '已旋转的页面',
  text_other:
    '这 {{count, number}} 页仅对您显示为旋转后的方向。保留后将以新版本重新读取；人工录入的值会保留。',
  decided: '仅对您显示为旋转后的方向：文档已批准或已导出。如需保留，请先更改状态。',
  reading: '仅对您显示为旋转后的方向。文档读取完成后可保留。',
  all_other: '旋转全部 {{count, number}} 页',
  back: '转回',
  keep: '保留并重新读取',
  kept_other: '已旋转 {{count, number}} 页，正在重新读取',
  undone_other: '已转回 {{count, number}} 页，正在重新读取',
};
