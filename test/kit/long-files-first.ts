// The order of the test files: those that start browsers, mail servers or whole programs take longest, so they come first and
// none of them is left alone at the end of the run. Otherwise as the runner sorts.
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const STARTS_PROGRAMS = /from '[^']*\/kit\/(?:chromium|cluster|dovecot|program|started-folder)\.ts'/;

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = new Set(
      sorted.filter(({ moduleId }) => STARTS_PROGRAMS.test(readFileSync(moduleId, 'utf8'))),
    );
    return [...long, ...sorted.filter((file) => !long.has(file))];
  }
}
