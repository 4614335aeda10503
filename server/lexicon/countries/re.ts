// Réunion. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const RE: Country = {
  code: 'RE',
  name: 'Réunion',
  names: 'la réunion | île de la réunion | ile de la réunion | réunion',
  languages: 'fr',
};
