// Spain. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const ES: Country = {
  code: 'ES',
  name: 'Spain',
  names: 'spanien | spain | espagne | españa | spanje',
  languages: 'es',
  currency: 'EUR',
  dial: '34',
  sign: 'E',
  places: 'españa | spain',
  postcode: String.raw`\d{5}\s+\p{Lu}`,
  vat: { form: String.raw`[A-Z0-9]\d{7}[A-Z0-9]` },
  bare_vat: String.raw`(?<=[CN]\.?I\.?F[^\d%]{0,20})[A-HJNP-SUVW]-?\d{7}[\dA-J](?![\dA-Za-z])|(?<![A-Za-z\d-])[ABJ]-\d{8}(?![\dA-Za-z-])`,
  legal_forms: String.raw`sl | s\.l | slu | s\.l\.u`,
  adjectives: String.raw`spanish | spanisch\p{L}* | espagnol\p{L}* | español\p{L}* | spagnol\p{L}* | spaans\p{L}* | espanhol\p{L}* | hiszpańsk\p{L}* | spansk\p{L}*`,
  retention: { years: 6, law: 'Código de Comercio, art. 30' },
};
