// What documents in Danish and Norwegian say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const da: Language = {
  code: 'da',
  name: 'Danish and Norwegian',
  months:
    'januar jan | februar feb | marts mar | april apr | maj | juni jun | juli jul | august aug | september sep | oktober okt | november nov | december dec',
  labels: {
    order_number: 'ordrenummer | ordrenr',
    customer_number: 'kundenummer | kundenr',
    vat_id: 'cvr | cvr nr',
    issue_date: 'fakturadato | utstallningsdato',
    due_date: 'forfallodato | forfaldsdato',
    delivery_date: 'leveringsdato',
    grand_total: 'samlet beloeb',
    tax_total: 'momsbeloeb | mva',
    due_payable: 'at betale | a betale | til betaling',
    party_name: 'navn',
  },
  headings: {
    seller: 'saelger | selger',
    buyer: 'kober | kjoper',
  },
};
