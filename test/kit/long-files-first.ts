// The order of the test files: those of one project follow each other, for the runner keeps a worker, with all modules that it has
// loaded, only for a next file of the same project. Within a project, journeys and files that start browsers, mail servers, programs or
// processes that read take longest, so they come first and none of them is left alone at the end. Otherwise as the runner sorts.
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { groupBy } from '../../server/platform/group-by.ts';

const JOURNEY = /\/test\/journeys\//;
const STARTS_PROGRAMS =
  /from '(?:node:child_process|[^']*\/(?:kit\/(?:chromium|cluster|dovecot|program|started-folder|samples\/pictures)|reader-pool|extractor-pool|process-pool|read-picture)\.ts)'/;

const isLong = ({ moduleId }: TestSpecification): boolean =>
  JOURNEY.test(moduleId) || STARTS_PROGRAMS.test(readFileSync(moduleId, 'utf8'));

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = groupBy(sorted, ({ project }) => project.name);
    const long = new Set(sorted.filter(isLong));
    // By name, which is by length as well: journeys, service, unit.
    return [...projects]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .flatMap(([, files]) => [
        ...files.filter((file) => long.has(file)),
        ...files.filter((file) => !long.has(file)),
      ]);
  }
}
