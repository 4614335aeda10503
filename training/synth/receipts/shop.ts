// A shop that does not exist: what it is called, the company that runs it, where it stands.
import type { Random } from '../../../bench/random.ts';
import { TRADES, type Land, type Trade } from './land.ts';
import { CHINA, HONG_KONG, MALAYSIA, SINGAPORE } from './shops-asia.ts';
import { AMERICA, BRITAIN, FRANCE, GERMANY, ITALY, NETHERLANDS, SPAIN } from './shops-west.ts';

export interface Shop {
  land: Land;
  trade: Trade;
  /** What stands on the sign. */
  brand: string;
  /** Who runs it; null where the brand is all that is known. */
  company: string | null;
  /** The company is named like the shop. */
  same: boolean;
  address: string[];
}

/** Malaysia as often as all of Europe: its receipts are the most varied. */
const LANDS = [
  MALAYSIA, MALAYSIA, MALAYSIA, MALAYSIA, MALAYSIA, SINGAPORE, SINGAPORE, BRITAIN, BRITAIN, AMERICA, AMERICA,
  GERMANY, GERMANY, FRANCE, SPAIN, ITALY, NETHERLANDS, HONG_KONG, CHINA,
]; // prettier-ignore

export function drawShop(dice: Random): Shop {
  const land = dice.pick(LANDS);
  const trade = dice.pick(TRADES);
  const stem = dice.pick(land.stems);
  const brand = dice.pick(land.names[trade]).replace('%', stem);
  const form = dice.pick(land.forms);
  const address = land.address(dice);
  if (form === '') return { land, trade, brand, company: null, same: true, address };
  const same = dice.chance(0.5);
  const joint = land.country === 'CN' ? '' : ' ';
  const own = dice.chance(0.4) ? stem : dice.pick(land.stems);
  const name = same ? brand : `${own}${joint}${dice.pick(land.company_words)}`;
  return { land, trade, brand, company: `${name}${joint}${form}`, same, address };
}

/** The lines an address is printed on: one part each, some together, or broken wherever the paper ends. */
export function addressLines(dice: Random, parts: string[], width: number): string[] {
  const manner = dice.pick(['parts', 'pairs', 'flow']);
  const comma = dice.chance(0.7);
  if (manner === 'flow') return flow(parts.join(', '), width);
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (manner === 'pairs' && last !== undefined && !last.includes(', ') && last.length + part.length < width)
      lines[lines.length - 1] = `${last}, ${part}`;
    else lines.push(part);
  }
  const end = dice.chance(0.15) ? '.' : '';
  return lines.map((line, i) => (i === lines.length - 1 ? line + end : comma ? `${line},` : line));
}

function flow(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
