// One child process of a pool: started, asked one thing at a time, watched, and ended.
import { fork, type ChildProcess as Forked } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FromChild, ToChild } from './messages.ts';
import { ProcessError, RemoteError } from './process-error.ts';
import { residentBytes } from './process-memory.ts';
import { processorMs } from './process-time.ts';
import { loaderOptions } from './program.ts';

export interface ChildOptions {
  /** Module the child runs; it must call `serveRequests`. */
  entry: URL;
  /** Resident memory at which the child is ended. */
  max_memory_bytes: number;
  /** JavaScript heap of the child. */
  max_heap_mb: number;
  /** Its whole environment: nothing of the parent's is handed down, so no secret can be. */
  env: Record<string, string>;
  /** How long it may take until it can be asked; half a minute when left out. */
  start_timeout_ms?: number;
}

export interface RequestOptions {
  /**
   * Milliseconds the child may be silent; waiting for `onMessage` does not count. Where its processor time is limited, the time
   * in which it uses some does not count either: on a machine that has much else to do, work takes long and hangs nowhere.
   */
  silence_timeout_ms: number;
  /**
   * Milliseconds of processor time the child may use from one message to the next, as it is now; no limit when left out. It ends
   * work without end long before the silence does, and is the same on a machine that has other things to do.
   */
  processor_limit_ms?: (() => number) | undefined;
  signal?: AbortSignal | undefined;
  /** Takes streamed messages one at a time; the child waits for it. */
  onMessage?: (body: unknown) => void | Promise<void>;
}

/** How often the child's memory and processor time are looked at. */
const WATCH_EVERY_MS = 200;
/** However busy the machine is, the child may be silent no longer than this many times what is allowed. */
const MOST_PATIENCE = 10;
/** A child that is told to stop has this long before it is killed. */
const STOP_GRACE_MS = 1000;
const START_TIMEOUT_MS = 30_000;

/** A time in which a child says nothing. */
interface Silence {
  since: number;
  /** When it was last looked at, and its processor time then. */
  seen_at: number;
  processor_ms?: number;
  /** Its processor time when it was first looked at. */
  processor_ms_before?: number;
  /** How long it has used no processor time. */
  idle_ms: number;
  /** It has said something. */
  over?: boolean;
}

export class ChildProcess {
  /** Requests answered so far, and memory when last seen. */
  answered = 0;
  resident_bytes = 0;
  /** The signal takes a moment to arrive: until then the process looks alive. */
  private killed = false;
  private readonly forked: Forked;
  private readonly options: ChildOptions;
  private readonly ready: Promise<void>;
  private readonly exited: Promise<void>;
  private current: { take(message: FromChild): void; fail(error: ProcessError): void } | undefined;

  constructor(options: ChildOptions) {
    this.options = options;
    this.forked = fork(fileURLToPath(options.entry), [], {
      execArgv: [...loaderOptions(options.entry), `--max-old-space-size=${options.max_heap_mb}`],
      env: options.env,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.exited = new Promise((resolve) => {
      this.forked.once('exit', () => resolve());
      this.forked.once('error', () => resolve());
    });
    this.ready = this.waitUntilReady();
    this.ready.catch(() => undefined);
    this.forked.on('message', (message: FromChild) => this.current?.take(message));
    void this.exited.then(() =>
      this.current?.fail(new ProcessError('crashed', 'The process ended unexpectedly.')),
    );
  }

  get alive(): boolean {
    return (
      !this.killed &&
      this.forked.exitCode === null &&
      this.forked.signalCode === null &&
      this.forked.connected
    );
  }

  /** One that does not start is ended: kept, it would refuse all that is asked of it later. */
  private waitUntilReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (message: string) => {
        clearTimeout(timer);
        reject(new ProcessError('not_started', message));
        this.kill();
      };
      const timer = setTimeout(
        () => fail('The process did not start in time.'),
        this.options.start_timeout_ms ?? START_TIMEOUT_MS,
      );
      this.forked.once('message', () => {
        clearTimeout(timer);
        resolve();
      });
      this.forked.once('exit', () => fail('The process ended while it was starting.'));
      this.forked.once('error', (error) => fail(`The process could not be started: ${error.message}`));
    });
  }

  /** Throws `ProcessError` when the child had to be ended, `RemoteError` when its handler threw. */
  async request(body: unknown, options: RequestOptions): Promise<unknown> {
    const answer = await this.exchange(body, options);
    // A handler that stops half way when it is called off answers too, but not with what was asked for.
    if (options.signal?.aborted) throw new ProcessError('aborted', 'The request was called off.');
    return answer;
  }

  private async exchange(body: unknown, options: RequestOptions): Promise<unknown> {
    const { signal, onMessage } = options;
    await this.ready;
    if (signal?.aborted) throw new ProcessError('aborted', 'The request was called off.');
    let silence: Silence | undefined;
    const listen = () => {
      silence = { since: performance.now(), seen_at: performance.now(), idle_ms: 0 };
    };
    const watch = setInterval(
      () => void this.watch(options, silence),
      Math.min(WATCH_EVERY_MS, options.silence_timeout_ms),
    );
    const onAbort = () => this.cancel();
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return await new Promise((resolve, reject) => {
        this.current = {
          fail: reject,
          take: (message) => {
            if (silence !== undefined) silence.over = true;
            silence = undefined;
            if (message.type === 'result') resolve(message.body);
            else if (message.type === 'error') reject(new RemoteError(message.error));
            else if (message.type === 'message')
              this.takeStreamed(message.body, onMessage, listen).catch(reject);
          },
        };
        listen();
        this.post({ type: 'request', body });
      });
    } catch (error) {
      // Neither an answer nor an error of the handler: what the child does now concerns nobody any more.
      if (!(error instanceof RemoteError)) this.kill();
      throw signal?.aborted
        ? new ProcessError('aborted', 'The request was called off.', { cause: error })
        : error;
    } finally {
      this.current = undefined;
      this.answered++;
      clearInterval(watch);
      signal?.removeEventListener('abort', onAbort);
      this.resident_bytes = this.alive ? await residentBytes(this.forked.pid!) : 0;
    }
  }

  private async takeStreamed(
    body: unknown,
    onMessage: RequestOptions['onMessage'],
    listen: () => void,
  ): Promise<void> {
    await onMessage?.(body);
    listen();
    this.post({ type: 'taken' });
  }

  private async watch(options: RequestOptions, silence: Silence | undefined): Promise<void> {
    const { pid } = this.forked;
    if (pid === undefined || !this.alive) return;
    if ((await residentBytes(pid)) > this.options.max_memory_bytes)
      this.end('memory', 'The process needed more memory than it may have.');
    if (silence === undefined) return;
    const { silence_timeout_ms, processor_limit_ms } = options;
    const processor_ms = processor_limit_ms === undefined ? 0 : await processorMs(pid);
    const now = performance.now();
    // Heard of meanwhile: what it uses now belongs to what comes next.
    if (silence.over) return;
    silence.processor_ms_before ??= processor_ms;
    if (processor_ms === (silence.processor_ms ?? processor_ms)) silence.idle_ms += now - silence.seen_at;
    silence.processor_ms = processor_ms;
    silence.seen_at = now;
    if (processor_limit_ms !== undefined && processor_ms - silence.processor_ms_before > processor_limit_ms())
      this.end('timeout', 'The process took too much processor time.');
    else if (
      silence.idle_ms >= silence_timeout_ms ||
      now - silence.since >= silence_timeout_ms * MOST_PATIENCE
    )
      this.end('timeout', 'The process took too long.');
  }

  private end(kind: 'timeout' | 'memory', message: string): void {
    this.current?.fail(new ProcessError(kind, message));
    this.kill();
  }

  private cancel(): void {
    this.post({ type: 'cancel' });
    const { current } = this;
    setTimeout(() => {
      if (this.current === current) current?.fail(new ProcessError('aborted', 'The request was called off.'));
    }, STOP_GRACE_MS).unref();
  }

  private post(message: ToChild): void {
    if (this.forked.connected) this.forked.send(message, () => undefined);
  }

  kill(): void {
    this.killed = true;
    this.forked.kill('SIGKILL');
  }

  /** Lets the child end by itself, and ends it if it does not. */
  async stop(): Promise<void> {
    if (this.forked.connected) this.forked.disconnect();
    const timer = setTimeout(() => this.kill(), STOP_GRACE_MS);
    await this.exited;
    clearTimeout(timer);
  }
}
