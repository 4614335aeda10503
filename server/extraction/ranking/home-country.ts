// The country of who wrote a document, by its numbers: those of tax, bank and telephone begin with it.
import type { Candidate } from '../candidates/candidate.ts';
import { textOf } from '../clauses/find-clauses.ts';
import { detectLanguage } from '../describe/language.ts';
import type { Scene } from './scene.ts';

/** ITU-T E.164 country codes of Europe. */
const DIALLED: Record<string, string> = {
  30: 'GR', 31: 'NL', 32: 'BE', 33: 'FR', 34: 'ES', 351: 'PT', 352: 'LU', 353: 'IE', 358: 'FI', 359: 'BG', 36: 'HU', 385: 'HR', 386: 'SI',
  39: 'IT', 40: 'RO', 41: 'CH', 420: 'CZ', 421: 'SK', 423: 'LI', 43: 'AT', 44: 'GB', 45: 'DK', 46: 'SE', 47: 'NO', 48: 'PL', 49: 'DE',
}; // prettier-ignore
/** Languages of mostly one country. Spanish, English and Portuguese are at home on other continents. */
const SPOKEN: Record<string, string> = { de: 'DE', fr: 'FR', it: 'IT', nl: 'NL' };
const TAX_OR_BANK = 2;
const OTHER = 1;

const known = new WeakMap<Scene, string[]>();

/** ISO 3166 codes, the likeliest first. */
export function homesOf(scene: Scene): string[] {
  const cached = known.get(scene);
  if (cached !== undefined) return cached;
  const votes = new Map<string, number>();
  const vote = (country: string | undefined, weight: number) => {
    if (country !== undefined) votes.set(country, (votes.get(country) ?? 0) + weight);
  };
  const seen = new Set<string>();
  for (const { kind, value } of scene.candidates.all) {
    if (seen.has(`${kind} ${value}`)) continue;
    seen.add(`${kind} ${value}`);
    vote(countryOf(kind, value), kind === 'vat_id' || kind === 'iban' ? TAX_OR_BANK : OTHER);
  }
  vote(SPOKEN[detectLanguage(textOf(scene).text) ?? ''], OTHER);
  const homes = [...votes].sort(([, a], [, b]) => b - a).map(([country]) => country);
  known.set(scene, homes);
  return homes;
}

function countryOf(kind: Candidate['kind'], value: string): string | undefined {
  if (kind === 'vat_id' || kind === 'iban') return value.startsWith('EL') ? 'GR' : value.slice(0, 2);
  if (kind !== 'phone') return undefined;
  const abroad = /^(?:\+|00)\s?(?<digits>\d[\d\s]{2,4})/.exec(value)?.groups?.['digits'];
  const digits = abroad?.replaceAll(/\s/g, '') ?? '';
  return DIALLED[digits.slice(0, 2)] ?? DIALLED[digits.slice(0, 3)];
}
