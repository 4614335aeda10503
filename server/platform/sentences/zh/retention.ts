import type { Translated } from './translated.ts';

export const retention: Translated<'retention'> = {
  noRule: '保管期限规则 {{id}} 不存在',
  manyRules: '已有 {{most}} 条保管期限规则，请先删除一条',
  noHold: '冻结 {{id}} 不存在或已解除',
  kept: '文档 {{id}} 按保管期限规则“{{rule}}”保管至 {{until}}，期满前任何人都不能彻底删除',
  held: '文档 {{id}} 已由 {{by}} 冻结：{{reason}}。解除冻结后才能彻底删除',
  contactHeld: '{{name}} 已由 {{by}} 冻结：{{reason}}。请先解除冻结，在此之前其文档不能移走',
  twoPeople: '文档 {{id}} 须由两人彻底删除：请先申请，再由另一人确认',
  onePerson: '文档 {{id}} 没有保管要求，可直接从回收站彻底删除',
  asked: '文档 {{id}} 的删除申请已由 {{by}} 提出，正等待确认',
  notAsked: '尚无人申请删除文档 {{id}}，请先提出申请',
  samePerson: '文档 {{id}} 的删除由您本人申请，须由另一人确认',
};
