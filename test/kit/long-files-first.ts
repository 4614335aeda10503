// The order of the test files: journeys, and those that start browsers, mail servers, programs or processes that read, take
// longest, so they come first and none of them is left alone at the end of the run. Otherwise as the runner sorts.
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const JOURNEY = /\/test\/journeys\//;
const STARTS_PROGRAMS =
  /from '(?:node:child_process|[^']*\/(?:kit\/(?:chromium|cluster|dovecot|program|started-folder|samples\/pictures)|reader-pool|extractor-pool|process-pool|read-picture)\.ts)'/;

const isLong = ({ moduleId }: TestSpecification): boolean =>
  JOURNEY.test(moduleId) || STARTS_PROGRAMS.test(readFileSync(moduleId, 'utf8'));

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = new Set(sorted.filter(isLong));
    return [...long, ...sorted.filter((file) => !long.has(file))];
  }
}
