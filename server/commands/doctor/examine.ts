// `recto doctor`: everything that has to be right before and while Recto runs, in the order to mend it.
import type { ReadSettings } from '../../environment.ts';
import type { Logger } from '../../platform/log.ts';
import { examineBackupFolder } from './backups.ts';
import { fault, fine, found, type Finding } from './finding.ts';
import {
  examineAddress,
  examineFolder,
  examineIntakeFolder,
  examineMemory,
  examineOpenFiles,
  examineRuntime,
} from './machine.ts';
import { examineDatabase, examineInstance, examineStore, examineTranscription } from './services.ts';

/** Changes nothing. What depends on the settings is left out while those cannot be used. */
export async function examine({ config, problems }: ReadSettings, log: Logger): Promise<Finding[]> {
  const machine = [examineRuntime(), examineMemory(), ...examineOpenFiles()];
  if (config === undefined) return [...problems.map((problem) => fault('settings', problem)), ...machine];
  const findings = [
    fine('settings', 'can be used'),
    ...machine,
    ...(await found('data folder', () => examineFolder(config))),
    ...(await found('address', () => examineAddress(config))),
    ...(await found('intake folder', () => examineIntakeFolder(config))),
    ...(await found('backup folder', () => examineBackupFolder(config))),
    ...(await found('database', () => examineDatabase(config))),
    ...(await found('store', () => examineStore(config))),
    ...(await found('transcription', () => examineTranscription(config))),
  ];
  if (findings.some(({ subject, state }) => subject === 'database' && state === 'fails')) return findings;
  return [...findings, ...(await found('instance', () => examineInstance(config, log)))];
}

const SIGNS = { ok: 'ok   ', warns: 'WARN ', fails: 'FAIL ' };

/** For people: a line for each, and what to do below it. */
export function describeFindings(findings: Finding[]): string {
  const lines = findings.flatMap(({ subject, state, says, advice }) => [
    `${SIGNS[state]} ${subject.padEnd(14)} ${says}`,
    ...(advice === undefined ? [] : [`${' '.repeat(21)}${advice}`]),
  ]);
  const failing = findings.filter(({ state }) => state === 'fails').length;
  const end =
    failing === 0 ? 'Nothing keeps Recto from working.' : `${failing} of these keep Recto from working.`;
  return `${lines.join('\n')}\n\n${end}\n`;
}
