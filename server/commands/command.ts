// What a command of the program is, and how its help is written.
export interface Command {
  name: string;
  /** What follows the name, as help shows it: `FOLDER [--prune]`. */
  usage: string;
  /** One line. */
  summary: string;
  /** What `recto NAME --help` says beside that: a line for each argument. */
  details: string[];
  run(args: string[]): Promise<void>;
}

/** The arguments cannot be used; the message says what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const callOf = ({ name, usage }: Command) => ['recto', name, usage].filter(Boolean).join(' ');

export function listCommands(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => `recto ${name}`.length)) + 2;
  return commands.map(({ name, summary }) => `  ${`recto ${name}`.padEnd(width)}${summary}`).join('\n');
}

export function describeCommand(command: Command): string {
  const details = command.details.map((line) => `  ${line}`);
  return `${callOf(command)}\n\n${[command.summary, ...(details.length > 0 ? ['', ...details] : [])].join('\n')}\n`;
}

export const asksForHelp = (args: string[]): boolean => args.includes('--help') || args.includes('-h');
