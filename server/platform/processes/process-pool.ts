// A fixed number of child processes that answer requests, for work that may crash, hang or swallow memory.
import { ChildProcess, type ChildOptions, type RequestOptions } from './child-process.ts';
import { ProcessError } from './process-error.ts';

export interface PoolOptions extends ChildOptions {
  /** Children running at the same time; started when first needed. */
  size: number;
  /** A child is replaced after this many requests, or when it holds more than this much memory after one. */
  recycle_after_requests: number;
  recycle_above_bytes: number;
  /** A child that holds more than `above_bytes` ends when nothing was asked of it for so long. */
  rest: { after_ms: number; above_bytes: number };
}

export interface PoolRequestOptions extends RequestOptions {
  /**
   * In a child that has answered nothing before, while no other one works: what killed the first child may have been the
   * memory of all of them together, or something an earlier request left behind.
   */
  alone?: boolean;
  /**
   * What the request is about. A free child that was asked about the same before may still have what it made of it; where there
   * is none, the child that has been free for longest answers, so that the others keep theirs.
   */
  about?: object;
}

type Wanted = Pick<PoolRequestOptions, 'alone' | 'about'>;

interface Waiting extends Wanted {
  take(child: ChildProcess): void;
  fail(error: ProcessError): void;
}

export class ProcessPool {
  private readonly options: PoolOptions;
  private readonly idle: ChildProcess[] = [];
  private readonly resting = new Map<ChildProcess, NodeJS.Timeout>();
  private readonly busy = new Set<ChildProcess>();
  private readonly retiring = new Set<Promise<void>>();
  private readonly queue: Waiting[] = [];
  /** Who was asked about something last. */
  private readonly asked = new WeakMap<object, ChildProcess>();
  /** The child that works alone, while it does. */
  private only: ChildProcess | undefined;
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  /** Requests running and waiting. */
  get load(): { running: number; waiting: number } {
    return { running: this.busy.size, waiting: this.queue.length };
  }

  /**
   * Runs one request in a free child; waits in line while all are busy. Throws `ProcessError` when the child crashed or
   * had to be ended (it is replaced), `RemoteError` when the handler in the child threw.
   */
  async request(body: unknown, options: PoolRequestOptions): Promise<unknown> {
    const child = await this.acquire(options);
    try {
      return await child.request(body, options);
    } finally {
      this.release(child);
    }
  }

  /** Starts a child where there is none, so that the first request need not wait for that. */
  warm(): void {
    if (!this.closed && this.busy.size === 0 && this.idle.length === 0)
      this.putToRest(new ChildProcess(this.options));
  }

  private acquire({ signal, alone, about }: PoolRequestOptions): Promise<ChildProcess> {
    if (this.closed) return Promise.reject(new ProcessError('closed', 'The service is shutting down.'));
    // Who comes later does not overtake one that waits to be alone.
    const free = this.queue.length === 0 ? this.takeFree({ alone, about }) : undefined;
    if (free) return Promise.resolve(free);
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        this.queue.splice(this.queue.indexOf(waiting), 1);
        waiting.fail(new ProcessError('aborted', 'The request was called off.'));
        this.serveWaiting();
      };
      const done = () => signal?.removeEventListener('abort', onAbort);
      const waiting: Waiting = {
        alone,
        about,
        take: (child) => {
          done();
          resolve(child);
        },
        fail: (error) => {
          done();
          reject(error);
        },
      };
      if (signal?.aborted) return reject(new ProcessError('aborted', 'The request was called off.'));
      signal?.addEventListener('abort', onAbort, { once: true });
      this.queue.push(waiting);
    });
  }

  /** An idle child, or a new one if there may be more. */
  private takeFree({ alone = false, about }: Wanted): ChildProcess | undefined {
    if (this.only || (alone && this.busy.size > 0)) return undefined;
    if (alone) this.retireIdle();
    let child = this.takeIdle(about);
    while (child !== undefined && !child.alive) child = this.takeIdle(about);
    if (!child && this.busy.size < this.options.size) child = new ChildProcess(this.options);
    if (!child) return undefined;
    this.busy.add(child);
    if (about !== undefined) this.asked.set(about, child);
    if (alone) this.only = child;
    return child;
  }

  private takeIdle(about: object | undefined): ChildProcess | undefined {
    const asked = this.idle.findIndex((child) => about !== undefined && child === this.asked.get(about));
    const [child] = this.idle.splice(about === undefined ? -1 : Math.max(asked, 0), 1);
    if (child !== undefined) this.wake(child);
    return child;
  }

  private release(child: ChildProcess): void {
    this.busy.delete(child);
    if (this.only === child) this.only = undefined;
    const { recycle_after_requests, recycle_above_bytes } = this.options;
    const worn = child.answered >= recycle_after_requests || child.resident_bytes > recycle_above_bytes;
    if (!child.alive || worn || this.closed) this.retire(child);
    else this.putToRest(child);
    this.serveWaiting();
  }

  private serveWaiting(): void {
    for (let next = this.queue[0]; next !== undefined; next = this.queue[0]) {
      const free = this.takeFree(next);
      if (!free) return;
      this.queue.shift();
      next.take(free);
    }
  }

  /** What OCR has loaded is given back to the machine when there is nothing to read for a while. */
  private putToRest(child: ChildProcess): void {
    this.idle.push(child);
    const { after_ms, above_bytes } = this.options.rest;
    if (child.resident_bytes <= above_bytes) return;
    const end = () => {
      this.resting.delete(child);
      this.idle.splice(this.idle.indexOf(child), 1);
      this.retire(child);
    };
    this.resting.set(child, setTimeout(end, after_ms).unref());
  }

  private retireIdle(): void {
    for (const child of this.idle.splice(0)) {
      this.wake(child);
      this.retire(child);
    }
  }

  private wake(child: ChildProcess): void {
    clearTimeout(this.resting.get(child));
    this.resting.delete(child);
  }

  private retire(child: ChildProcess): void {
    const stopped = child.stop().finally(() => this.retiring.delete(stopped));
    this.retiring.add(stopped);
  }

  /** Ends all children. Waiting requests fail at once, running ones after `grace_ms`. */
  async close(grace_ms = 0): Promise<void> {
    this.closed = true;
    for (const waiting of this.queue.splice(0)) {
      waiting.fail(new ProcessError('closed', 'The service is shutting down.'));
    }
    this.retireIdle();
    const end = performance.now() + grace_ms;
    while (this.busy.size > 0 && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (const child of this.busy) child.kill();
    while (this.busy.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await Promise.all(this.retiring);
  }
}
