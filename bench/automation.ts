// `npm run bench:automation`: whether what Recto promises of documents that go without a person is kept, on documents whose truth
// is known. Each simulation has a history of its own; the true rate of error of the thresholds it leads to is that of a large
// population of the same kind.
import { parseArgs } from 'node:util';
import { chooseThresholds, type Choice } from '../server/quality/choose-thresholds.ts';
import { cusum, isMissed, LIMIT } from '../server/quality/drift.ts';
import { passes, type Claim } from '../server/quality/thresholds.ts';
import { drawDocuments, type DrawnDocument, type World } from './automation/documents.ts';
import { share, table } from './kit.ts';
import { random } from './random.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    documents: { type: 'string', default: '2000' },
  },
});
const [RUNS, DOCUMENTS] = [Number(options.runs), Number(options.documents)];
const [POPULATION, CONFIDENCE] = [10_000, 0.95];

const FIELDS = ['vendor', 'number', 'date', 'due', 'iban', 'net', 'tax', 'total'];
const usual: World = {
  name: 'confidence is about true',
  fields: FIELDS,
  ease: 10,
  spread: 3,
  overconfident: {},
  shared: 0.4,
  noise: 0.5,
  blocked: 0.25,
};
const WORLDS: World[] = [
  usual,
  { ...usual, name: 'two fields are far too sure', overconfident: { due: 2, iban: 3 } },
  { ...usual, name: 'fields go wrong together', shared: 0.9 },
  { ...usual, name: 'easy papers', ease: 13 },
  { ...usual, name: 'confidence says little', noise: 2.5 },
  { ...usual, name: 'hard papers', ease: 8.5, spread: 4 },
];
const TARGETS: { name: string; claims: Claim[]; worlds: World[] }[] = [
  { name: '1 %', claims: [{ field: null, share: 0.01 }], worlds: WORLDS },
  {
    name: '1 %, IBAN and total 0.5 %',
    claims: [
      { field: null, share: 0.01 },
      { field: 'iban', share: 0.005 },
      { field: 'total', share: 0.005 },
    ],
    worlds: [usual],
  },
];

/** True rates of error of what would go, by claim; and how much of everything would. */
function truthOf(population: DrawnDocument[], { best }: Choice, claims: Claim[]) {
  const gone = population.filter((one) => one.eligible && passes(one, best!.thresholds));
  const rates = claims.map(({ field }) => {
    const risk = gone.reduce(
      (sum, one) => sum + (field === null ? one.risk.document : one.risk.fields[field]!),
      0,
    );
    return risk / gone.length;
  });
  return { automated: gone.length / population.length, rates };
}

const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
const percent = (value: number) => `${(value * 100).toFixed(2)} %`;

function simulate(world: World, claims: Claim[], documents: number): (string | number)[] {
  const population = drawDocuments(random(1), world, POPULATION);
  const [automated, errors]: [number[], number[]] = [[], []];
  let exceeded = 0;
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const history = drawDocuments(random(1000 + seed), world, documents);
    const choice = chooseThresholds(history, claims, CONFIDENCE);
    if (choice.result !== 'found') continue;
    const truth = truthOf(population, choice, claims);
    automated.push(truth.automated);
    errors.push(truth.rates[0]!);
    if (truth.rates.some((rate, index) => rate > claims[index]!.share)) exceeded += 1;
  }
  const eligible = population.filter((one) => one.eligible);
  return [
    world.name,
    percent(mean(eligible.map(({ risk }) => risk.document))),
    share(automated.length, RUNS),
    automated.length === 0 ? '–' : percent(mean(automated)),
    automated.length === 0 ? '–' : percent(mean(errors)),
    share(exceeded, RUNS),
  ];
}
const HEAD = [
  'documents',
  'wrong untouched',
  'thresholds found',
  'automated then',
  'true error then',
  'target missed',
];
for (const { name, claims, worlds } of TARGETS) {
  console.log(`\nTarget ${name}, ${CONFIDENCE * 100} % sure, ${RUNS} histories of ${DOCUMENTS} documents`);
  console.log(
    table(
      HEAD,
      worlds.map((world) => simulate(world, claims, DOCUMENTS)),
    ),
  );
}

/** What is said where there is too little to go by. */
const FEW = [50, 100, 200, 400];
console.log(`\nTarget 1 %, ${CONFIDENCE * 100} % sure, ${RUNS} short histories each`);
console.log(
  table(
    ['documents', 'thresholds found', 'too few', 'others', 'asks for so many more (median)'],
    FEW.map((documents) => {
      const choices = Array.from({ length: RUNS }, (_, seed) =>
        chooseThresholds(
          drawDocuments(random(5000 + seed), usual, documents),
          TARGETS[0]!.claims,
          CONFIDENCE,
        ),
      );
      const told = (result: Choice['result']) => choices.filter((one) => one.result === result);
      const more = told('too_few')
        .map((one) => one.more)
        .toSorted((a, b) => a - b);
      const [found, few] = [told('found').length, more.length];
      return [documents, found, few, RUNS - found - few, more[Math.floor(few / 2)] ?? '–'];
    }),
  ),
);

/** A jump from the target to eight times as much, and what the drift test says of it. */
const [TARGET, DRIFTED, SAMPLES] = [0.01, 0.08, 60];
const DRIFT_RUNS = 20_000;
const drawn = (draw: ReturnType<typeof random>, rate: number, count: number) =>
  Array.from({ length: count }, () => draw.chance(rate));

/** Samples after which it alarms; undefined when it does not. */
function alarmAfter(wrong: boolean[], limit: number): number | undefined {
  let [low, high] = [0, wrong.length];
  if (!cusum(wrong, TARGET, limit).alarm) return undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (cusum(wrong.slice(0, middle), TARGET, limit).alarm) high = middle;
    else low = middle;
  }
  return high;
}

console.log(
  `\nDrift from ${percent(TARGET)} to ${percent(DRIFTED)}, ${DRIFT_RUNS} runs each: what the drift test says within ${SAMPLES} samples`,
);
console.log(
  table(
    ['limit', 'stops after the drift', 'median samples', 'false alarms at 1 %', 'at 0.5 %', 'at 0.2 %'],
    [2.5, LIMIT, 3.5, 4, 5].map((limit) => {
      const draw = random(77);
      const stops = Array.from({ length: DRIFT_RUNS }, () => {
        // Whatever the test has gathered before the drift is part of it; what had alarmed before is drawn anew.
        for (;;) {
          const before = drawn(draw, TARGET / 2, SAMPLES);
          if (cusum(before, TARGET, limit).alarm) continue;
          const after = alarmAfter([...before, ...drawn(draw, DRIFTED, 10 * SAMPLES)], limit);
          return (after ?? Infinity) - SAMPLES;
        }
      }).toSorted((a, b) => a - b);
      const falsely = (rate: number) =>
        share(
          Array.from({ length: DRIFT_RUNS }).filter(
            () => cusum(drawn(draw, rate, SAMPLES), TARGET, limit).alarm,
          ).length,
          DRIFT_RUNS,
        );
      return [
        limit,
        share(stops.filter((count) => count <= SAMPLES).length, DRIFT_RUNS),
        stops[Math.floor(DRIFT_RUNS / 2)]!,
        ...[TARGET, TARGET / 2, TARGET / 5].map(falsely),
      ];
    }),
  ),
);

/** How often the bound that holds at all times stops a rule within 2,000 samples. */
console.log(`\nThe bound that holds at all times, 2,000 samples, 1,000 runs each`);
console.log(
  table(
    ['wrong', 'stopped', 'with the drift test'],
    [0.002, 0.005, TARGET, 0.02, 0.03].map((rate) => {
      const draw = random(78);
      const runs = Array.from({ length: 1000 }, () => drawn(draw, rate, 2000));
      const missed = runs.map((run) => isMissed(run, TARGET, CONFIDENCE));
      const both = runs.filter((run, index) => missed[index] === true || cusum(run, TARGET).alarm).length;
      return [percent(rate), share(missed.filter(Boolean).length, runs.length), share(both, runs.length)];
    }),
  ),
);
