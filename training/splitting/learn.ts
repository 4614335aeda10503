// What is learned of boundaries: weights fitted to bundles that are joined from documents.
import { joinBundle, type Bundle, type ReadDocument } from '../../bench/splitting/bundles.ts';
import { random } from '../../bench/random.ts';
import { gapsOf } from '../../server/splitting/find-boundaries.ts';
import type { BoundarySignal, BoundarySignals } from '../../server/splitting/signals.ts';
import { fitLogistic, type Observation } from '../logistic.ts';

/** Some bundles with blank pages; half of one set, whose documents look alike. */
const JOINING = { alike: 0.5, blanks: 0.1, separators: false };
const BUNDLES = 1200;
/** A document that is taken apart costs more than two that stay together. */
const WHOLE = 1.5;
/** Of longer documents these many pages teach. */
const LONGEST = 12;
/** Of so many bundles pages do not say their number, or say no titles: what one set always says must not decide alone. */
const SILENT = 0.15;
/** How strongly weights are held at none; weights differ little from a tenth to ten times of it. */
const HOLD = 0.0005;

export function learn(all: ReadDocument[]): BoundarySignals {
  const documents = all.map((one) => ({ ...one, pages: one.pages.slice(0, LONGEST) }));
  const draw = random(17);
  const groups = [...new Set(documents.map(({ group }) => group))];
  const bundles = Array.from({ length: BUNDLES }, () => {
    // Each group teaches as much as any other, however many documents it has.
    const group = draw.pick(groups);
    const own = documents.filter((one) => one.group === group);
    const from = draw.chance(JOINING.alike) ? own : [...sample(draw, documents), ...own.slice(0, 5)];
    const { pages, begins } = joinBundle(draw, from, { ...JOINING, alike: 0 });
    return { begins, pages: draw.chance(SILENT) ? pages.map((page) => ({ ...page, count: null })) : pages };
  });
  // Documents that come alone have to stay whole.
  for (const { pages } of documents) if (pages.length > 1) bundles.push({ pages, begins: [] });
  return fitLogistic(bundles.flatMap(observed), {}, HOLD);
}

const sample = (draw: ReturnType<typeof random>, documents: ReadDocument[]): ReadDocument[] =>
  Array.from({ length: 20 }, () => draw.pick(documents));

function observed({ pages, begins }: Bundle): Observation<BoundarySignal>[] {
  const filled = pages.filter(({ blank }) => !blank);
  return gapsOf(pages, filled).map(({ signals, after }) => {
    const right = begins.includes(after);
    return { signals, right, weight: right ? 1 : WHOLE };
  });
}
