// Keeps the scan page there without a connection: the page itself and the files that it loads. Everything else, the API above all,
// goes to the service as it does without this.
const PAGE = self.registration.scope;
const FILES = new URL('../assets/', PAGE).href;
const KEPT = `recto.scan ${PAGE}`;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(newestPage(request));
  else if (request.url.startsWith(FILES)) event.respondWith(keptFile(request));
});

async function newestPage(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(PAGE, answer.clone());
    return answer;
  } catch (error) {
    const page = await kept.match(PAGE);
    if (page === undefined) throw error;
    return page;
  }
}

/** Their names change with their content. */
async function keptFile(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}
