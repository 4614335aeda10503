// Peru. Data only: see ../country.ts for what each part means.
import type { Country } from '../country.ts';

export const PE: Country = {
  code: 'PE',
  name: 'Peru',
  names: 'pérou | perú',
  languages: 'es',
  currency: 'PEN',
  dial: '51',
  places: 'lima | arequipa | chimbote | trujillo',
};
