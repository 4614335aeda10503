// Periods of time in words and figures: "two (2) years", "18 Monate", "三年".
import { parseChineseInteger } from '../candidates/chinese-numbers.ts';

const WORDS: Record<string, number> = {};
const LISTS = [
  'one two three four five six seven eight nine ten eleven twelve',
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  'un deux trois quatre cinq six sept huit neuf dix onze douze',
  'un dos tres cuatro cinco seis siete ocho nueve diez once doce',
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf',
];
for (const list of LISTS) for (const [i, word] of list.split(' ').entries()) WORDS[word] ??= i + 1;
Object.assign(WORDS, {
  a: 1,
  an: 1,
  einem: 1,
  einen: 1,
  einer: 1,
  eines: 1,
  une: 1,
  uno: 1,
  una: 1,
  fifteen: 15,
  eighteen: 18,
  'twenty-four': 24,
  'twenty four': 24,
  thirty: 30,
  'thirty-six': 36,
  sixty: 60,
  ninety: 90,
  twenty: 20,
});

const UNITS: Record<string, string> = {};
const UNIT_WORDS: [string, string][] = [
  ['year', 'year years jahr jahre jahren an ans année années año años jaar jaren anno anni ano anos 年'],
  ['month', 'month months monat monate monaten mois mes meses maand maanden mese mesi mês meses 个月 月'],
  ['week', 'week weeks woche wochen semaine semaines semana semanas weken settimana settimane 周 星期'],
  ['day', 'day days tag tage tagen jour jours día días dagen giorno giorni dia dias 日 天'],
];
for (const [unit, words] of UNIT_WORDS) for (const word of words.split(' ')) UNITS[word] = unit;

const NUMBER = `\\d{1,3}|${Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .join('|')}`;
const UNIT = Object.keys(UNITS)
  .filter((word) => /\w/.test(word))
  .sort((a, b) => b.length - a.length)
  .join('|');
const LATIN = new RegExp(
  String.raw`(?<![\p{L}\d])(?<word>${NUMBER})[\s-]*(?:\((?<figure>\d{1,3})\)[\s-]*)?` +
    String.raw`(?:full\s+|calendar\s+|consecutive\s+)?(?<unit>${UNIT})(?![\p{L}])`,
  'giu',
);
const CHINESE =
  /(?<word>\d{1,3}|[一二三四五六七八九十两壹贰叁肆伍陆柒捌玖拾]{1,3})\s*(?:[（(](?<figure>\d{1,3})[)）])?\s*(?<unit>个月|年|周|天|日)(?!\s*[\d一二三四五六七八九十]+\s*月)/gu;

/** "Until the third anniversary of this Agreement": as long as so many years. */
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const IN_WORDS = String.raw`(?<word>${ORDINALS.join('|')}|one|two|three|four|five)(?:\s*\((?:\d{1,2}(?:st|nd|rd|th)?)\))?`;
const ANNIVERSARY = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${IN_WORDS}[\s-]*(?:year\s+)?|(?<figure>\d{1,2})(?:st|nd|rd|th)\s+)anniversary(?!\p{L})`,
  'giu',
);

export interface Duration {
  /** Normal form in English: "2 years", "18 months". */
  value: string;
  unit: string;
  start: number;
  end: number;
}

export function findDurations(text: string): Duration[] {
  const found: Duration[] = [];
  for (const match of [...text.matchAll(LATIN), ...text.matchAll(CHINESE), ...text.matchAll(ANNIVERSARY)]) {
    const { word = '', figure, unit = 'year' } = match.groups ?? {};
    const count = figure === undefined ? numberOf(word) : Number(figure);
    const name = UNITS[unit.toLowerCase()];
    if (count === undefined || name === undefined || count === 0) continue;
    found.push({
      value: `${count} ${name}${count === 1 ? '' : 's'}`,
      unit: name,
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return found;
}

function numberOf(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const folded = word.toLowerCase().replaceAll(/\s+/g, ' ');
  if (ORDINALS.includes(folded)) return ORDINALS.indexOf(folded) + 1;
  return WORDS[folded] ?? parseChineseInteger(word);
}
