// PDFs made in a process of their own. The description crosses over as data, so it has no functions in it.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loaderOptions, programBeside } from '../processes/program.ts';
import type { TDocumentDefinitions } from './make-pdf.ts';

export interface PdfOrder {
  definition: Omit<TDocumentDefinitions, 'footer' | 'header'>;
  /** Stands on every page, beside the page number. */
  footer: string;
}

const TIMEOUT_MS = 120_000;
const PROGRAM = programBeside(import.meta.url, 'pdf-process');

export function makePdfApart(order: PdfOrder): Promise<Buffer> {
  const child = fork(fileURLToPath(PROGRAM), {
    serialization: 'advanced',
    execArgv: [...loaderOptions(PROGRAM), '--max-old-space-size=1024'],
    // Nothing of the service's settings and secrets is needed there.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: TIMEOUT_MS,
  });
  return new Promise((resolve, reject) => {
    child.once('message', (answer: { bytes?: Uint8Array; error?: string }) => {
      if (answer.bytes === undefined) reject(new Error(`The PDF could not be made: ${answer.error}`));
      else resolve(Buffer.from(answer.bytes));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`The PDF process ended with ${code ?? signal}`)));
    child.send(order);
  });
}
