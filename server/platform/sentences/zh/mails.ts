import type { Translated } from './translated.ts';

export const mails: Translated<'mails'> = {
  invitationSubject: '您的 {{instance}} 账户',
  hello: '{{person}}，您好：',
  invitation: '{{instance}} 已为您开通账户。请打开以下链接设置密码。链接七天内有效，仅限使用一次。',
  resetSubject: '重设 {{instance}} 的密码',
  reset:
    '请打开以下链接，为 {{instance}} 设置新密码。链接 24 小时内有效，仅限使用一次。如果不是您本人申请，请忽略本邮件，您的密码保持不变。',
  automatic: '本邮件由 {{instance}} 自动发送，请勿回复。',
  testSubject: '{{instance}} 测试邮件',
  test: '邮件服务器可以接收本服务的邮件。',
  noticesSubject: '{{instance}}：{{count}} 条消息',
  more: '另有 {{count}} 项。',
  choose: '接收哪些邮件、何时接收，可在账户页面中选择：',
  digestSubject: '{{instance}}：{{count}} 份文档等待您处理',
  digestOverdue: '{{instance}}：{{count}} 份文档等待您处理，其中 {{overdue}} 份已逾期',
  digestApprovals: '等待您审批：{{count}} 份（逾期 {{overdue}} 份）。',
  digestAssigned: '已分配给您、待审核：{{count}} 份（逾期 {{overdue}} 份）。',
  digestDue: '{{filename}}（{{day}} 到期）',
  digestNews: '自上次摘要以来：',

  answered: '服务器返回 {{said}}',
  unknown: '在收到答复之前，连接或服务已中断，无法确定服务器是否已接收',
  expired: '为时已晚：邮件中的链接已过期，或已有下一封摘要',
};
