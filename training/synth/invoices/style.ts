// How a made-up invoice looks: everything that differs between the tables of different senders.
import type { Random } from '../../../bench/random.ts';
import { drawHabits, FOREIGN_HEADINGS, type Habits } from './habits.ts';
import { WORDING, type ColumnName, type Language } from './wording.ts';

export interface Column {
  name: ColumnName;
  heading: string[];
  align: 'left' | 'right' | 'centre';
}

export interface Style {
  language: Language;
  columns: Column[];
  header: 'plain' | 'capitals' | 'stacked' | 'none';
  numbers: 'comma' | 'dot' | 'space' | 'apostrophe';
  currency: 'none' | 'before' | 'after' | 'code before' | 'code after';
  /** Whether the unit is printed in the cell of the quantity: "20 pcs". */
  unit_in_quantity: boolean;
  /** Without a blank: "20Stk". */
  unit_glued: boolean;
  /** Lines above or below the description with numbers that identify the item. */
  identifiers: 'none' | 'above' | 'below';
  introduction: boolean;
  /** Share of the items with an allowance in a row of its own below. */
  allowances: number;
  descriptions: 'short' | 'wrapped' | 'detailed';
  /** On which of the lines of its description the numbers of an item stand. */
  numbers_on: 'first' | 'middle' | 'last' | 'below';
  position: 'plain' | 'dotted' | 'padded' | 'tens';
  /** White space between two items, in line heights. */
  gap: number;
  sections: boolean;
  section_totals: boolean;
  remarks: boolean;
  items: number;
  header_repeated: boolean;
  carried: boolean;
  info_table: boolean;
  tax_summary: boolean;
  font_size: number;
  /** Decimals of amounts. */
  decimals: 0 | 2 | 4;
  habits: Habits;
}

const ORDERS: ColumnName[][] = [
  [
    'position',
    'date',
    'sku',
    'description',
    'quantity',
    'unit',
    'unit_price',
    'list_amount',
    'discount',
    'tax_rate',
    'amount',
    'tax_amount',
    'gross_amount',
  ],
  [
    'position',
    'quantity',
    'unit',
    'sku',
    'description',
    'date',
    'tax_rate',
    'unit_price',
    'list_amount',
    'discount',
    'amount',
    'tax_amount',
    'gross_amount',
  ],
  [
    'position',
    'date',
    'description',
    'sku',
    'unit_price',
    'quantity',
    'unit',
    'list_amount',
    'discount',
    'amount',
    'tax_rate',
    'tax_amount',
    'gross_amount',
  ],
  [
    'quantity',
    'unit',
    'position',
    'date',
    'description',
    'sku',
    'unit_price',
    'list_amount',
    'tax_rate',
    'tax_amount',
    'discount',
    'amount',
    'gross_amount',
  ],
];

/** How often a column is there. */
const SHARE: Record<ColumnName, number> = {
  position: 0.6,
  sku: 0.4,
  description: 1,
  quantity: 0.93,
  unit: 0.35,
  unit_price: 0.9,
  discount: 0.15,
  tax_rate: 0.35,
  amount: 1,
  list_amount: 0.06,
  tax_amount: 0.08,
  gross_amount: 0.1,
  date: 0.08,
};

export function drawStyle(random: Random, language: Language): Style {
  const header = random.pick(['plain', 'plain', 'plain', 'capitals', 'stacked', 'none'] as const);
  const habits = drawHabits(random);
  const columns = drawColumns(random, language, header, habits);
  const has = (name: ColumnName) => columns.some((column) => column.name === name);
  const long = random.chance(0.25);
  return {
    language,
    header,
    columns,
    numbers: drawNumbers(random, language),
    currency: random.pick([
      'none',
      'none',
      'none',
      'none',
      'before',
      'after',
      'after',
      'code before',
      'code after',
    ] as const),
    unit_in_quantity: has('quantity') && !has('unit') && random.chance(0.3),
    unit_glued: random.chance(0.3),
    identifiers: random.pick(['none', 'none', 'none', 'below', 'below', 'above'] as const),
    introduction: random.chance(0.15),
    allowances: has('discount') || random.chance(0.85) ? 0 : 0.4,
    descriptions: random.pick(['short', 'wrapped', 'detailed'] as const),
    numbers_on: random.chance(0.08)
      ? 'below'
      : random.pick(['first', 'first', 'first', 'middle', 'last'] as const),
    position: random.pick(['plain', 'dotted', 'padded', 'tens'] as const),
    gap: random.pick([0.3, 0.3, 0.7, 1.2]),
    sections: random.chance(0.2),
    section_totals: random.chance(0.3),
    remarks: random.chance(0.2),
    items: long ? random.between(25, 50) : random.between(1, 9),
    header_repeated: random.chance(0.6),
    carried: random.chance(0.5),
    info_table: random.chance(0.4),
    tax_summary: random.chance(0.4),
    font_size: random.pick([8, 9, 10, 11]),
    decimals: random.pick([2, 2, 2, 2, 2, 2, 2, 2, 0, 4] as const),
    habits,
  };
}

function drawColumns(
  random: Random,
  language: Language,
  header: Style['header'],
  { foreign }: Habits,
): Column[] {
  const words = WORDING[language].headings;
  const unknown = foreign ? random.pick(FOREIGN_HEADINGS) : undefined;
  const align = random.pick(['right', 'right', 'right', 'left', 'centre'] as const);
  const order = random.pick(ORDERS);
  return order
    .filter((name) => random.chance(SHARE[name]))
    .map((name) => {
      const text = unknown?.[name] ?? random.pick(words[name]);
      const shown = header === 'capitals' ? text.toLocaleUpperCase() : text;
      const numeric = !['position', 'sku', 'description', 'unit'].includes(name);
      return {
        name,
        heading: header === 'stacked' ? shown.split(' ') : [shown],
        align: name === 'amount' ? 'right' : numeric ? align : 'left',
      };
    });
}

function drawNumbers(random: Random, language: Language): Style['numbers'] {
  if (language === 'en' || language === 'zh') return 'dot';
  if (language === 'fr') return 'space';
  return language === 'de' && random.chance(0.15) ? 'apostrophe' : 'comma';
}
