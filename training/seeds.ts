// Which drawn documents teach, and which judge: their seeds never meet.
import type { DrawnKind } from './synth/draw.ts';

/** Documents that teach the ranker and its confidence. */
export const TAUGHT: { kind: DrawnKind; first: number; count: number }[] = [
  { kind: 'invoice', first: 1000, count: 200 },
  { kind: 'receipt', first: 1000, count: 140 },
];

/** Documents of the gate. Nobody looks at them while writing rules: benches draw from seed 1 on. */
export const GATE: { first: number; count: Record<DrawnKind, number>; today: string } = {
  first: 700_001,
  count: {
    invoice: 120,
    letter: 120,
    receipt: 120,
    'recognised receipt': 120,
    table: 80,
    'scanned table': 40,
    trade: 80,
  },
  today: '2026-11-21',
};
