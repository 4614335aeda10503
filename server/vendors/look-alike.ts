// Domains that are made to be taken for another one: letters that look alike, one letter more, less or exchanged, another ending.
import { domainToUnicode } from 'node:url';
import { editDistance } from '../extraction/text/similarity.ts';

/** Characters of other scripts, and figures, by the Latin letter they are read as (after Unicode TR 39). */
const READ_AS = new Map(
  Object.entries({
    a: 'аɑα',
    b: 'Ьь',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еє3',
    g: 'ɡ9',
    h: 'һ',
    i: 'іιıl1|ӏ',
    k: 'кκ',
    m: 'м',
    n: 'ո',
    o: 'о0οօ',
    p: 'рρ',
    q: 'ԛ',
    s: 'ѕ5',
    t: 'тτ',
    u: 'υս',
    v: 'ν',
    w: 'ԝѡ',
    x: 'хχ',
    y: 'уүγ',
    z: '2',
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);
/** Two letters that are read as one. */
const PAIRS = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['ci', 'd'],
] as const;
/** In shorter names one letter is a whole difference. */
const SHORTEST = 5;

/** What the eye makes of a domain. */
function skeleton(text: string): string {
  const letters = [...text.normalize('NFKD').replaceAll(/\p{M}/gu, '')].map((one) => READ_AS.get(one) ?? one);
  return PAIRS.reduce((read, [pair, letter]) => read.replaceAll(pair, letter), letters.join(''));
}

/** Second level under which names are given out: "co.uk", "com.cn". */
const ENDING = /\.(?:(?:[a-z]{2,3}|edu|gov)\.[a-z]{2}|[^.]+)$/;

/** "mail.acme.co.uk" is acme with the ending co.uk. */
function partsOf(domain: string): { name: string; ending: string } {
  const ending = ENDING.exec(domain)?.[0] ?? '';
  const name =
    domain
      .slice(0, domain.length - ending.length)
      .split('.')
      .at(-1) ?? '';
  return { name, ending };
}

const isWithin = (domain: string, known: string): boolean =>
  domain === known || domain.endsWith(`.${known}`) || known.endsWith(`.${domain}`);

/** The known domain that `domain` is made to look like; undefined for one that is known itself, or like none of them. */
export function imitated(domain: string, known: readonly string[]): string | undefined {
  if (known.some((one) => isWithin(domain, one))) return undefined;
  const seen = partsOf(domainToUnicode(domain) || domain);
  return known.find((one) => {
    const own = partsOf(domainToUnicode(one) || one);
    if (seen.name === own.name) return own.name.length >= SHORTEST && seen.ending !== own.ending;
    if (skeleton(seen.name) === skeleton(own.name)) return true;
    return own.name.length >= SHORTEST && editDistance(seen.name, own.name, 1) <= 1;
  });
}

/** Of an address: what stands behind the @. */
export const domainOf = (address: string): string | undefined =>
  /@([^\s@<>]+)>?\s*$/.exec(address)?.[1]?.toLowerCase();
