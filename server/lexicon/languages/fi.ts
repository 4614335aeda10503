// What documents in Finnish say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const fi: Language = {
  code: 'fi',
  name: 'Finnish',
  labels: {
    invoice_number: 'laskun numero',
  },
};
