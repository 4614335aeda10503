// The order of the test files: one project after the other, since a worker that changes between them loads everything anew, and
// in each the longest files first, so that none of them is left alone at the end of the run. The runner alone goes by the size of
// files where it has not run them before, as on CI.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Longest first: those that take more than half a minute, by the reporter's JSON of a whole run on two cores. */
const LONGEST = [
  'test/journeys/fault-points.test.ts',
  'test/journeys/lifecycle.test.ts',
  'test/browser/pages.test.ts',
  'test/journeys/recover-access.test.ts',
  'test/journeys/silence.test.ts',
  'test/browser/words.test.ts',
  'test/browser/scan.test.ts',
  'test/browser/typing.test.ts',
  'test/browser/mail.test.ts',
  'test/journeys/backup.test.ts',
  'test/browser/deciding.test.ts',
  'test/journeys/scheduled-backup.test.ts',
  'test/browser/order-sides.test.ts',
  'test/journeys/scale-out.test.ts',
  'test/journeys/killed-mailing.test.ts',
  'test/browser/orders.test.ts',
  'test/journeys/killed.test.ts',
  'test/browser/review.test.ts',
  'test/journeys/killed-samples.test.ts',
  'test/journeys/large-exports.test.ts',
  'test/journeys/interrupted.test.ts',
  'test/journeys/roles.test.ts',
  'test/journeys/postgres-upgrade.test.ts',
  'test/journeys/list-cost.test.ts',
  'test/api/scopes.test.ts',
  'test/api/blind-traffic.test.ts',
  'test/api/quality.test.ts',
  'test/api/intake-mail.test.ts',
  'test/api/mcp.test.ts',
  'test/api/blind-samples.test.ts',
  'test/api/configuration.test.ts',
  'test/api/access-matrix.test.ts',
  'server/reading/layout.test.ts',
  'server/reading/readers.test.ts',
  'server/reading/damaged-files.test.ts',
  'server/platform/processes/process-pool.test.ts',
  'server/reading/hostile-files.test.ts',
  'server/extraction/process/run-extraction.test.ts',
  'test/commands.test.ts',
  'test/architecture.test.ts',
  'server/reading/codes/patch-code.test.ts',
].map((file) => path.join(ROOT, file));

for (const file of LONGEST)
  if (!existsSync(file)) throw new Error(`test/kit/long-files-first.ts names ${file}, which is not there.`);

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.indexOf(path.normalize(moduleId));
  return rank === -1 ? LONGEST.length : rank;
};

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).toSorted((a, b) => rankOf(a) - rankOf(b)),
    );
  }
}
