import type { Translated } from './translated.ts';

export const origins: Translated<'origins'> = {
  webhooks: '设置 · Webhook',
  hosts: '设置 · 允许的主机',
  signOn: '设置 · {{name}}',
  mail: '“设置”的“邮件”',
  model: '设置 · 模型',
  endpoint: 'Webhook 端点 {{name}}',
  rule: '规则“{{name}}”',
  channel: '接入渠道“{{name}}”',
};
