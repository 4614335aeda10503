// How long somebody works on a document: while they type, click, scroll or move the pointer there, and for a while after, in
// which they read. A page that is only open counts nothing. Pure; use-presence.ts tells it what happens.

/** Reading without touching anything goes on for this long; then the person has gone. */
const READING_MS = 20_000;

/** Times are milliseconds of a clock that only goes forward. */
export class ActiveTime {
  #counted = 0;
  /** Until when it is counted, and when something was done last; undefined while nobody is there. */
  #until = 0;
  #touched: number | undefined;

  /** Something was done. */
  touch(now: number): void {
    this.#countUntil(now);
    this.#touched = now;
    this.#until = now;
  }

  /** The page went out of sight. */
  leave(now: number): void {
    this.#countUntil(now);
    this.#touched = undefined;
  }

  /** Whole seconds since the last call; what is left of a second counts the next time. */
  take(now: number): number {
    this.#countUntil(now);
    const seconds = Math.floor(this.#counted / 1000);
    this.#counted -= seconds * 1000;
    return seconds;
  }

  #countUntil(now: number): void {
    if (this.#touched === undefined) return;
    const end = Math.min(now, this.#touched + READING_MS);
    this.#counted += Math.max(0, end - this.#until);
    this.#until = Math.max(this.#until, end);
  }
}
