import type { Translated } from './translated.ts';

export const notices: Translated<'notices'> = {
  auditChanged: '审计日志被改动：{{said}}。请在“审计日志”页面或用 recto verify 命令校验。',
  backupFailed: '定时备份失败，系统每小时重试一次。{{reason}}',
  backupIncomplete:
    '备份不完整，因为实例缺少原始文件：{{reason}}。旧备份可能仍含该文件，在修复之前不会删除。',
  givenUp: '有推送已放弃，第一条属于文档 {{id}}：{{reason}}。可在“推送记录”中查看并再次推送。',
  webhookPaused: '文档 Webhook 已暂停：{{reason}}。在“设置”的 Webhook 中恢复之前，导出将等待。',
  endpointPaused: 'Webhook 端点“{{name}}”已暂停：{{reason}}。在“设置”的 Webhook 中恢复之前，其事件将等待。',
  channelFailing: '接入渠道“{{name}}”无法工作：{{reason}}。系统大约每半分钟重试一次。',
  mailFailed: '发给 {{address}} 的邮件未能发出：{{reason}}。可在“设置”的“邮件”中查看并再次发送。',
  notTaken: '接入渠道“{{channel}}”：{{name}} 未能成为文档。{{reason}}。',
  notTakenMore:
    '接入渠道“{{channel}}”：{{name}} 未能成为文档。{{reason}}。本小时内的其他同类失败只显示在“接入”中。',
  approvalWaits: '“{{filename}}”待您审批',
  approvalsWait: '{{count}} 份文档待您审批',
  approvalLate: '“{{filename}}”的审批已超时，您也可以审批',
  approvalsLate: '{{count}} 份文档的审批已超时，您也可以审批',
  assigned: '{{person}} 将“{{filename}}”分配给您处理',
  empty: '（空）',
  receiverAnswered: '接收方返回 {{status}}',

  byRule: '规则“{{name}}”',
  byTouchless: '规则“{{name}}”，未经人工：{{list}}',
  sureEnough: '{{label}} {{actual}}%（阈值 {{threshold}}%）',
  touchlessChain: '适用审批流程“{{name}}”：须由人审批',
  touchlessDrift:
    '“{{profile}}”文档已停止免人工处理：差错突然增多，抽检 {{samples}} 份中有 {{errors}} 份有误。请查看 {{list}}，排除原因后在“质量”页重新启用规则',
  touchlessBound:
    '“{{profile}}”文档已停止免人工处理：差错超出目标，抽检 {{samples}} 份中有 {{errors}} 份有误。请查看 {{list}}，排除原因后在“质量”页重新启用规则',
  ruleNotifies: '通知人员',
  ruleSends: '记录发送到 {{url}}',
  ruleStatus: '状态：{{status}} → {{newStatus}}',
  ruleStatusStands: '处理期间已将状态设为“{{status}}”',
  ruleAssigns: '分配给“{{name}}”',
  ruleUnassigns: '取消分配',
  ruleAssigned: '文档已有负责人，保持不变',
  ruleNoPerson: '用户 {{id}} 不存在或已停用',
  rulePostpones: '推迟到 {{day}}',
  ruleRejects: '拒绝：{{reason}}',
  ruleMoves: '移到文件夹“{{name}}”',
  ruleNoFolder: '此文档没有可用的文件夹“{{name}}”',
  ruleNoField: '模板中没有字段“{{fieldKey}}”',
  ruleValue: '{{fieldKey}}：{{before}} → {{after}}',
  ruleValueStands: '“{{fieldKey}}”由人工填写，保持不变',
  ruleLocked: '文档已批准，字段已锁定',
};
