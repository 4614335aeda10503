import type { Translated } from './translated.ts';

export const filing: Translated<'filing'> = {
  mail: '由该联系人的邮箱 {{value}} 发送',
  mailDomain: '发件域名 {{value}} 与该联系人的邮箱相同',
  filed: '{{by}} 曾将同类文档归档到此处',
  named: '页面上出现了 {{name}}',
  printedAddress: '页面上印有该联系人的地址',
  person: '由 {{by}} 归档到此处',
  tax: '税号 {{value}} 属于该联系人',
  iban: '账号 {{value}} 属于该联系人',
  number: '外部引用中的编号 {{value}} 属于该联系人',
  domain: '{{value}} 是该联系人的域名',
  sameName: '名称为 {{name}}',
  alike: '“{{value}}”与 {{name}} 拼写相近',
  otherForm: '“{{value}}”与 {{name}} 的公司形式不同',
  partOfName: '“{{value}}”与 {{name}} 只有部分相同',
  address: '地址与该联系人一致',
  otherTax: '税号 {{value}} 与该联系人不同',
  otherAddress: '地址与该联系人不同',
};
