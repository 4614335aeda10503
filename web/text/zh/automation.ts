import type { Catalogue, Translated } from '../index.ts';

export const automation: Translated<Catalogue['automation']> = {
  title: '免人工处理的抽检',
  hint: '在可免人工处理的文档中随机留下一部分，由人员照常审核。审核结果说明其余文档的差错有多少。',
  rule: '规则',
  since: '自 {{day}} 起',
  gone: '免人工处理',
  samples: '已判定抽检',
  errors: '其中有误',
  bound: '差错至多',
  atMost: '{{percent}}%',
  ofTarget: '目标 {{target}}%（置信度 {{confidence}}%）',
  unsampled: '未知：没有抽检',
  share: '留下比例',
  none: '无',
  state: '状态',
  stopped: '已停止',
  off: '未启用',
  kept: '目标已达成',
  unproven: '尚未证明',
  more_other: '再有 {{count, number}} 份无误的抽检即可证明',
  waits: '在此之前，所有文档均由人工处理。',
  stoppedTitle: 'Recto 已停止“{{name}}”：文档等待人工处理',
  reasons: {
    drift:
      '差错突然增多：抽检 {{samples, number}} 份，{{errors, number}} 份有误（{{at}}）。请查看这些文档并排除原因。',
    bound:
      '差错超出目标：抽检 {{samples, number}} 份，{{errors, number}} 份有误（{{at}}）。请查看这些文档并排除原因。',
  },
  byOther: '抽检来自使用同一模板的规则“{{name}}”。',
  latest_other: '最近 {{count, number}} 份免人工处理的文档',
  resume: '重新启用',
  resumeTitle: '重新启用“{{name}}”？',
  resumeText: '此后文档将再次免人工处理，抽检重新计数。审计日志会记录由您启用。',
  resumed: '“{{name}}”已重新启用',
};

export const certificates: Translated<Catalogue['certificates']> = {
  title: '证书',
  hint: '证书封存于审计日志并经签名，任何人无需 Recto 即可校验。期间结束、且其中留下的抽检均已判定后，方可出具。',
  period: '期间',
  issue: '出具证书',
  issued: '证书 {{id}} 已出具',
  number: '证书',
  files: '文件',
  kept: '目标 {{target}}% 已达成',
  missed: '目标 {{target}}% 尚未证明',
};
