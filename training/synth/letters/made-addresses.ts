// The lines of made-up addresses: with or without the country, its code before the postal code.
import { COUNTRY_NAMES, type Country, type Party } from './made-names.ts';
import type { Invoice } from './draw-invoice.ts';

/** Signs of traffic that stand before postal codes, where they are not the code of the country. */
const TRAFFIC_SIGNS: Partial<Record<Country, string>> = {
  DE: 'D',
  AT: 'A',
  FR: 'F',
  BE: 'B',
  IT: 'I',
  ES: 'E',
};

function placeOf({ place, country }: Party, { code_before_place: joint }: Invoice): string {
  if (joint === null || country === 'GB' || country === 'US') return place;
  return `${joint === '-' ? (TRAFFIC_SIGNS[country] ?? country) : country}${joint}${place}`;
}

export const addressOf = (party: Party, invoice: Invoice): string[] => [
  ...(party.lines ?? [party.street, ...(party.extra === null ? [] : [party.extra]), placeOf(party, invoice)]),
  ...(invoice.with_country ? [COUNTRY_NAMES[party.country]] : []),
];
