import type { Translated } from './translated.ts';

export const vendors: Translated<'vendors'> = {
  coded: '与 {{name}} 已批准的 {{count}} 份文档或明细行中的 {{same}} 个相同，最近一次为 {{date}}',
  codedDefault: '取自 {{name}} 的主数据',
  codedNothing: '{{name}} 尚无已批准的文档填写此项。填写后，以后的文档会自动带出。',
  codedNoVendor: '确定供应商后才会给出建议，请选择供应商。',
  codedOnce: '{{name}} 只有一份已批准的文档填写了 {{value}}，如适用请选用。',
  codedUnclear: '{{name}} 已批准的文档并不一致：{{list}}。请选择一个。',
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
