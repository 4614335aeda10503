import type { Translated } from './translated.ts';

export const vendors: Translated<'vendors'> = {
  tax: '税号 {{value}} 属于该供应商',
  iban: '账号 {{value}} 属于该供应商',
  number: '外部引用中的供应商编号为 {{value}}',
  domain: '{{value}} 是该供应商的域名',
  sameName: '名称为 {{name}}',
  alike: '“{{value}}”与 {{name}} 拼写相近',
  otherForm: '“{{value}}”与 {{name}} 的公司形式不同',
  partOfName: '“{{value}}”与 {{name}} 只有部分相同',
  address: '地址与该供应商一致',
  otherTax: '税号 {{value}} 与该供应商不同',
  otherAddress: '地址与该供应商不同',
  remembered: '{{by}} 曾为“{{value}}”选定该供应商',
  contact: '文档所属联系人即该供应商',
  person: '由 {{by}} 选定',
};
