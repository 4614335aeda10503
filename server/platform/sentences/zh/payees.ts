import type { Translated } from './translated.ts';

export const payees: Translated<'payees'> = {
  country: '新账户所在国家为 {{country}}，此前的账户在 {{before}}',
  invalid: '{{account}} 的校验位不正确',
  alike: '{{account}} 与 {{before}} 只差 {{count}} 个字符',
  lookAlike: '{{domain}} 看似该供应商使用的 {{known}}，实为另一个域名',
  senderKnown: '邮件由 {{address}} 发出，该供应商使用此域名',
  senderUnknown: '邮件由 {{address}} 发出，该供应商此前未使用过此域名',
};
