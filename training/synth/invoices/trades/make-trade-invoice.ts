// Invoices of trades: the forms that can be drawn.
import type { Random } from '../../../../bench/random.ts';
import { credit, deliveries, distributor, freight, market, taxed } from './goods.ts';
import { printPaper, type MadePaper, type Paper } from './paper.ts';
import { energy, hotel, hours, telephone } from './services.ts';
import { doctor, lawyer, rent, subscription } from './services-monthly.ts';
import { building, craftsman } from './works.ts';

export const TRADES: ((dice: Random) => Paper)[] = [
  hotel,
  hours,
  telephone,
  energy,
  subscription,
  rent,
  lawyer,
  doctor,
  freight,
  credit,
  deliveries,
  taxed,
  distributor,
  market,
  building,
  craftsman,
];

export const makeTradeInvoice = (trade: (dice: Random) => Paper, dice: Random): MadePaper =>
  printPaper(trade(dice), dice);
