// What is to be known where a vendor wants to be paid to another account.
export const payees = {
  country: 'The new account is in {{country}}, those until now in {{before}}',
  invalid: 'The check digits of {{account}} are wrong',
  alike: '{{account}} differs from {{before}} in {{count}} {{count|character|characters}} only',
  lookAlike: '{{domain}} looks like {{known}}, which this vendor writes from, and is another domain',
  senderKnown: 'The mail was sent by {{address}}, from where this vendor writes',
  senderUnknown: 'The mail was sent by {{address}}, from where this vendor is not known to write',
} as const;
