// Why a vendor is thought to be the one that a document is from.
export const vendors = {
  tax: 'The tax number {{value}} is that of this vendor',
  iban: 'The account {{value}} is that of this vendor',
  number: 'A reference names the vendor number {{value}}',
  domain: '{{value}} is a domain of this vendor',
  sameName: 'The name is {{name}}',
  alike: '“{{value}}” is spelt nearly like {{name}}',
  otherForm: '“{{value}}” has another legal form than {{name}}',
  partOfName: '“{{value}}” and {{name}} agree in part only',
  address: 'The address is that of this vendor',
  otherTax: 'The tax number {{value}} is another one',
  otherAddress: 'The address is another one',
  remembered: '{{by}} has chosen this vendor for “{{value}}” before',
  contact: 'The contact of the document is this vendor',
  person: '{{by}} has chosen this vendor',
} as const;
