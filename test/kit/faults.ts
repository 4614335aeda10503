// What tests do where the code names a fault point: hold this process up there, make it fail, or kill another one that reaches it.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { faultChannel, type FaultMessage, type FaultPoint } from '../../server/platform/fault-points.ts';

/** Runs `action` whenever this process reaches the point, which waits for it and fails with it. Returns how to end that. */
export function whenReached(point: FaultPoint, action: () => unknown): () => void {
  const listener = (message: unknown) => {
    (message as FaultMessage).waits.push(Promise.resolve().then(action));
  };
  subscribe(faultChannel(point), listener);
  return () => void unsubscribe(faultChannel(point), listener);
}

/** Points that are only reached when something fails before: where this program fails, so that it gets there. */
const REACHED_BY_FAILING: Partial<Record<FaultPoint, FaultPoint>> = {
  'document.give_up': 'document.extracted',
  'transaction.rolling_back': 'document.finishing',
};

/** Points that every start of a program reaches too: what must come before, so that it dies at its work. */
const REACHED_AT_WORK: Partial<Record<FaultPoint, FaultPoint>> = {
  'transaction.committing': 'document.finishing',
};

/** A module for `imports` of a program that kills itself when it reaches the point for the first time, or has passed it so often. */
export function killedAt(point: FaultPoint, passed = 0): string {
  const failing = REACHED_BY_FAILING[point];
  const before = REACHED_AT_WORK[point];
  const fail =
    failing === undefined
      ? ''
      : `subscribe('${faultChannel(failing)}', ({ waits }) => { waits.push(Promise.reject(new TypeError('made to fail'))); });`;
  return (
    'data:text/javascript,' +
    encodeURIComponent(`
  import { subscribe } from 'node:diagnostics_channel';
  let left = ${passed};
  const arm = () => subscribe('${faultChannel(point)}', () => { if (left-- <= 0) process.kill(process.pid, 'SIGKILL'); });
  ${before === undefined ? 'arm();' : `subscribe('${faultChannel(before)}', arm);`}
  ${fail}
`)
  );
}
