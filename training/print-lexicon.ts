// `npm run lexicon`: prints what the lexicon knows, as tables.
//   npm run lexicon                     concepts, and how many labels each language has for them
//   npm run lexicon -- due_date         all phrases of a concept, a role, a column, a kind of document or a topic, by language
//   npm run lexicon -- --countries      what is known of each country
import { parseArgs } from 'node:util';
import { table } from '../bench/kit.ts';
import { CONCEPTS } from '../server/extraction/labels/concepts.ts';
import type { ConceptId, Language } from '../server/lexicon/language.ts';
import { COUNTRIES } from '../server/lexicon/countries/index.ts';
import { LANGUAGES } from '../server/lexicon/languages/index.ts';
import { phrasesOf } from '../server/lexicon/phrases.ts';

const { values, positionals } = parseArgs({
  options: { countries: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const SECTIONS = ['labels', 'weak', 'names', 'headings', 'owners', 'columns', 'kinds', 'words'] as const;

const countOf = (concept: ConceptId, { code }: Language): string => {
  const own = [...phrasesOf('labels', concept), ...phrasesOf('weak', concept)];
  const count = own.filter(({ language }) => language === code).length;
  return count === 0 ? '' : String(count);
};

const concepts = (): string =>
  table(
    ['concept', 'kinds', ...LANGUAGES.map(({ code }) => code)],
    CONCEPTS.map(({ id, kinds }) => [
      id,
      kinds.join(' '),
      ...LANGUAGES.map((language) => countOf(id, language)),
    ]),
  );

function phrases(key: string): string {
  const rows = LANGUAGES.flatMap((language) =>
    SECTIONS.flatMap((section) => {
      const text = (language[section] as Record<string, string> | undefined)?.[key];
      return text === undefined
        ? []
        : [`${language.code}  ${section.padEnd(9)}${text.replaceAll(/\s+/g, ' ')}`];
    }),
  );
  return rows.length === 0 ? `The lexicon has no "${key}".` : rows.join('\n');
}

const countries = (): string =>
  table(
    ['country', 'languages', 'currency', 'postcode', 'VAT number', 'legal forms'],
    COUNTRIES.map(({ code, name, languages, currency, postcode, vat, legal_forms }) => [
      `${code} ${name}`,
      languages ?? '',
      currency ?? '',
      postcode ?? '',
      vat?.form ?? '',
      legal_forms ?? '',
    ]),
  );

const [key] = positionals;
console.log(key !== undefined ? phrases(key) : values.countries ? countries() : concepts());
