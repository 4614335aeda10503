// `recto apply` and `recto export-config` around the configuration: the instance, the file, what is printed.
import { readFileSync } from 'node:fs';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { jobs } from '../../jobs.ts';
import type { Logger } from '../../platform/log.ts';
import { openCommandContext } from '../command-context.ts';
import type { Stops } from '../parts.ts';
import { requireInstance } from '../run-backup.ts';
import { applyConfiguration, describeApplied, exportConfiguration } from './apply.ts';
import { parseConfiguration } from './file.ts';

async function withInstance<T>(
  config: Config,
  command: string,
  log: Logger,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  requireInstance(config);
  const stops: Stops = [];
  try {
    return await work(await openCommandContext(config, command, log, stops, jobs));
  } finally {
    for (const end of stops.toReversed()) await end();
  }
}

/** Returns the file. */
export const runExport = (config: Config, log: Logger): Promise<string> =>
  withInstance(config, 'recto export-config', log, exportConfiguration);

export interface ApplyChoice {
  /** `-` for the standard input. */
  file: string;
  dry_run: boolean;
  prune: boolean;
}

/** Returns what to print. */
export async function runApply(
  config: Config,
  log: Logger,
  { file, dry_run, prune }: ApplyChoice,
): Promise<string> {
  const name = file === '-' ? 'standard input' : file;
  const parsed = parseConfiguration(name, readFileSync(file === '-' ? 0 : file, 'utf8'));
  return withInstance(config, 'recto apply', log, async (ctx) =>
    describeApplied(await applyConfiguration(ctx, parsed, { dry_run, prune }), dry_run),
  );
}
