// `npm run soak`: 500 rounds, each with a death drawn by chance: of a web or worker process, a reader, an extractor, a process of
// the database server or that server itself. `--points` kills at every fault point of the code in turn, 20 rounds each.
// `--only NAME,…` for some of them, `--rounds 20`, `--minutes 3` for less; `--report FILE` writes what came out as Markdown. Ends with 1 when anything was lost,
// doubled, altered, stuck, or blamed for what it could not help. All settings but the waits of deliveries are the defaults.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startCluster } from '../test/kit/cluster.ts';
import { ROUND_POINTS, runRounds, VICTIMS, type RoundsReport, type Victim } from '../test/kit/rounds.ts';
import { machine, table } from './kit.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    minutes: { type: 'string' },
    points: { type: 'boolean', default: false },
    only: { type: 'string' },
    report: { type: 'string' },
  },
});
const all: readonly Victim[] = values.points ? ROUND_POINTS : VICTIMS;
const kinds = all.filter((kind) => values.only === undefined || values.only.split(',').includes(kind));
if (kinds.length === 0) throw new Error(`--only takes some of ${all.join(',')}`);
const rounds = Number(values.rounds ?? (values.points ? 20 * kinds.length : 500));
if (!(rounds > 0)) throw new Error('--rounds takes a number above 0');
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Every kind as often as the others, in an order drawn anew for each turn. */
function drawVictims(): Victim[] {
  const turns = Array.from({ length: Math.ceil(rounds / kinds.length) }, () =>
    [...kinds].sort(() => Math.random() - 0.5),
  );
  return turns.flat().slice(0, rounds);
}

function describe(report: RoundsReport): string {
  const rows = kinds.map((kind) => {
    const seconds = report.rounds
      .filter(({ victims }) => victims.includes(kind))
      .map((round) => round.seconds);
    const mean = seconds.reduce((sum, value) => sum + value, 0) / Math.max(1, seconds.length);
    return [kind, seconds.length, mean.toFixed(1), Math.max(0, ...seconds).toFixed(1)];
  });
  const { documents, exports, repeated, problems } = report;
  return [
    `${report.rounds.length} rounds, ${documents} documents, ${exports} exports; ${repeated} requests were repeated by their clients.`,
    '',
    table(['killed', 'rounds', 'all arrived after, mean s', 'at most s'], rows),
    '',
    problems.length === 0
      ? 'Nothing lost, nothing doubled, nothing altered, nothing stuck, no document blamed.'
      : problems.map((problem) => `- ${problem}`).join('\n'),
  ].join('\n');
}

say(machine());
const settings = { WEBHOOK_RETRY_DELAYS: '0.2,0.5,1,2,2,2,2,2', LOG_LEVEL: 'warn' };
const cluster = await startCluster({ web: 2, workers: 2, settings, built: true, unsafe_fast: false });
try {
  const minutes = Number(values.minutes ?? Infinity);
  const report = await runRounds(cluster, {
    victims: drawVictims().map((victim) => [victim]),
    ...(Number.isFinite(minutes) ? { end_at: Date.now() + minutes * 60_000 } : {}),
    documents: 3,
    say,
  });
  const text = describe(report);
  say(text);
  if (values.report !== undefined) await writeFile(values.report, `# Soak\n\n${machine()}\n\n${text}\n`);
  if (report.problems.length > 0) process.exitCode = 1;
} finally {
  await cluster.stop();
}
