// Parties that get a short name without brackets: "Muster Bau, vertreten durch …, nachfolgend „Auftraggeber“".
import { anyBlank } from './clause.ts';
import { wordsOf } from '../../lexicon/words.ts';
import { NAME, nameAt, type Name } from './party-names.ts';

/** One capital letter may begin any sentence: two words of a name, or a legal form before a name in quotation marks. */
const PARTY = String.raw`(?=\p{Lu}\S*[^\S\n]+\p{Lu})${NAME}|\p{Lu}{2,5}\s[«“„"][^«»“”„"\n]{2,60}[»”“"]`;
const CALLED = new RegExp(
  String.raw`(?<![\p{L}«“„"])(?<name>${PARTY})[^;\n«“„"]{0,260}?[\s,(](?:${anyBlank(wordsOf('party_called'))})` +
    String.raw`[\s,:–-]*[«“„"'‘][^«»“”„"\n]{2,40}[»”“"'’]`,
  'gu',
);

export const calledParties = (text: string): Name[] =>
  [...text.matchAll(CALLED)].flatMap((match) => nameAt(match.groups?.['name'] ?? '', match.index) ?? []);
