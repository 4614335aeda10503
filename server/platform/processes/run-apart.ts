// One long computation in a process of its own that ends with it: the server goes on answering meanwhile, and what goes wrong
// there is that process's alone. What is asked crosses over as data, so it has no functions in it.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loaderOptions } from './program.ts';

interface Answer {
  result?: unknown;
  error?: string;
}

/** @throws Error when the process fails, ends, or takes longer than `timeout_ms` */
export function runApart<Result>(
  program: URL,
  order: unknown,
  { timeout_ms, memory_mb }: { timeout_ms: number; memory_mb: number },
): Promise<Result> {
  const child = fork(fileURLToPath(program), {
    serialization: 'advanced',
    execArgv: [...loaderOptions(program), `--max-old-space-size=${memory_mb}`],
    // Nothing of the service's settings and secrets is needed there.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: timeout_ms,
  });
  return new Promise((resolve, reject) => {
    child.once('message', ({ result, error }: Answer) => {
      if (error === undefined) resolve(result as Result);
      else reject(new Error(error));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`The process ended with ${code ?? signal}`)));
    child.send(order as object);
  });
}

/** The other side: answers the one order that comes, and ends. */
export function answerOnce(work: (order: unknown) => unknown): void {
  const answer = (message: Answer) => process.send?.(message, () => process.disconnect());
  process.once('message', (order) => {
    new Promise((resolve) => resolve(work(order))).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ error: String(error) }),
    );
  });
}
