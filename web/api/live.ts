// Live events of the service. One connection per visible page: browsers allow only six to a host, and hidden pages need
// none. While there is no connection the caches are loaded again every few seconds instead.
import { createStore } from './store.ts';
import { addressOf } from './call.ts';
import { refresh } from './queries.ts';
import type { DocumentEvent, QueueEvent } from '../../contract/dashboard.ts';
import type { PresenceEvent } from '../../contract/review.ts';

interface Events {
  document: DocumentEvent;
  queue: QueueEvent;
  presence: PresenceEvent;
}
type Listener<Name extends keyof Events> = (event: Events[Name]) => void;

/** `off` before sign-in and on hidden pages. */
export type LiveState = 'off' | 'connecting' | 'live' | 'polling';

export const liveState = createStore<LiveState>('off');

const POLL_MS = 5_000;
const RECONNECT_MS = 10_000;
const listeners: { [Name in keyof Events]: Set<Listener<Name>> } = {
  document: new Set(),
  queue: new Set(),
  presence: new Set(),
};
let source: EventSource | undefined;
let polling: number | undefined;
let reconnect: number | undefined;
let missed = false;

export function onLive<Name extends keyof Events>(name: Name, listener: Listener<Name>): () => void {
  listeners[name].add(listener);
  return () => void listeners[name].delete(listener);
}

/** Call after sign-in; returns how to stop. */
export function startLive(): () => void {
  const follow = () => (document.hidden ? disconnect() : connect());
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    disconnect();
    missed = false;
  };
}

function connect(): void {
  if (source !== undefined) return;
  if (liveState.get() === 'off') liveState.set('connecting');
  source = new EventSource(addressOf('getEvents'));
  source.onopen = () => {
    stopPolling();
    liveState.set('live');
    if (missed) void refreshAll();
    missed = false;
  };
  source.onerror = () => {
    missed = true;
    startPolling();
    // After a refusal the browser gives up; after a lost connection it tries again by itself.
    if (source?.readyState !== EventSource.CLOSED) return;
    source = undefined;
    clearTimeout(reconnect);
    reconnect = window.setTimeout(() => document.hidden || connect(), RECONNECT_MS);
  };
  for (const name of Object.keys(listeners) as (keyof Events)[]) {
    source.addEventListener(name, (message: MessageEvent<string>) => pass(name, message.data));
  }
}

function pass(name: keyof Events, data: string): void {
  const event = JSON.parse(data) as never;
  for (const listener of listeners[name]) listener(event);
}

function disconnect(): void {
  source?.close();
  source = undefined;
  clearTimeout(reconnect);
  stopPolling();
  missed = true;
  liveState.set('off');
}

function startPolling(): void {
  liveState.set('polling');
  polling ??= window.setInterval(() => void refreshAll(), POLL_MS);
}

function stopPolling(): void {
  clearInterval(polling);
  polling = undefined;
}

const refreshAll = () => refresh('listDocuments', 'getDocument', 'getDashboard', 'listDeliveries');
