// Keeps this page and what it has loaded on the phone, so that it opens without a connection.
import { atBase } from '../api/base-path.ts';

/** Nothing where the browser has no service workers: without https, say. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const page = new URL(atBase('/scan/'), window.location.href).href;
  await navigator.serviceWorker.register(`${page}service-worker.js`, { scope: page });
  const name = `recto.scan ${page}`;
  const files = new URL(atBase('/assets/'), window.location.href).href;
  const loaded = performance
    .getEntriesByType('resource')
    .map((entry) => entry.name)
    .filter((address) => address.startsWith(files));
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  const before = await caches.open(name);
  // After an update of the service the files have other names.
  if (script !== undefined && (await before.match(script)) === undefined) await caches.delete(name);
  const kept = await caches.open(name);
  await kept.addAll(new Set([page, ...loaded, ...(script === undefined ? [] : [script])]));
}
