// The splitting of a file into documents, and the joining of them again.

export const splitting = {
  open: '拆分或合并…',
  title: '此文件中的文档',
  text: '选择每份文档的起始页。方向键在页面间移动，回车或空格键选择，R 与 Shift+R 旋转页面，Ctrl+Z 撤销。',
  moveText:
    '此文件已拆分。将页面拖到前一份或后一份文档上，或按 Shift 加方向键移动；R 与 Shift+R 旋转页面；有变动的文档会重新处理。重新合并后，各份文档及其中录入的内容将被删除。',
  inPart: '第 {{number}} 页，第 {{part}} 份文档',
  toBefore: '将第 {{number}} 页移到前一份文档',
  toNext: '将第 {{number}} 页移到后一份文档',
  move: '移动页面',
  moved: '页面已移动',
  turnPage: '向右旋转第 {{number}} 页',
  turn_other: '按旋转后的方向保留 {{count, number}} 页',
  begins: '第 {{number}} 页是一份文档的起始页',
  leftOut: '{{number}}（不计入）',
  undo: '撤销',
  split: '拆分为 {{count}} 份',
  join: '重新合并 {{count}} 个部分',
  done: '已拆分为 {{count}} 份文档',
  joined: '已恢复为一份文档',
  parent: '来自',
  parentPages: '文档 {{id}}，第 {{from}} 至 {{to}} 页',
};
