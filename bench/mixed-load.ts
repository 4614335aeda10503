// What an office does to the service all day, at once: files of many kinds come in, people look, search, correct, export,
// ask and clear away. Every answer that is not the documented success is an error.
import type { Client } from '../test/kit/client.ts';
import { mixedFile } from '../test/kit/mixed-files.ts';
import { newPlace, uploadForm, type Place } from '../test/kit/upload.ts';

export interface LoadResult {
  /** How often each thing was done. */
  done: Record<string, number>;
  errors: string[];
}

export interface MixedLoad {
  result: LoadResult;
  /** Documents that were uploaded and not purged since. */
  documents: number[];
  /** Begins nothing new and waits for what is under way. */
  stop(): Promise<void>;
}

/** So many documents stay; older ones are purged, so that a long run comes to rest at one size. */
const KEPT_DOCUMENTS = 300;
/** Uploads pause while more than this wait: the load stays within what the machine can do. */
const MAX_WAITING = 12;
const MAX_KEPT_ERRORS = 50;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface State {
  api: Client;
  admin: Client;
  place: Place;
  documents: number[];
  next: number;
}

type Step = (state: State) => Promise<void>;

const someOf = (documents: number[]) => documents[Math.floor(Math.random() * documents.length)];

/** A document that has been processed, if chance hits one. */
async function processed({ api, documents }: State) {
  const id = someOf(documents.slice(0, -MAX_WAITING));
  if (id === undefined) return undefined;
  const record = await api.call('getDocument', { params: { id } });
  return record.status === 'New' || record.status === 'Processing' ? undefined : record;
}

const drain = async (response: Response) => void (await response.arrayBuffer());

/** What is done, and the pause after it in milliseconds. */
const STEPS: Record<string, [Step, number]> = {
  upload: [
    async (state) => {
      const { queue } = await state.admin.call('getDashboard', {});
      if (queue.waiting > MAX_WAITING) return;
      const file = await mixedFile(state.next++, true);
      const body = uploadForm({ ...state.place }, file.content, file.name);
      state.documents.push((await state.api.call('uploadDocument', { body })).id);
    },
    500,
  ],
  list: [
    async ({ api, place }) => void (await api.call('listDocuments', { query: { ...place, limit: 50 } })),
    150,
  ],
  get: [async (state) => void (await processed(state)), 60],
  search: [
    async ({ api }) => void (await api.call('searchDocuments', { query: { q: someWord(), limit: 20 } })),
    300,
  ],
  page: [
    async (state) => {
      const record = await processed(state);
      if (record?.page_count === undefined || record.page_count === null || record.page_count < 1) return;
      const params = { id: record.id, number: 1 };
      await state.api.call('getPage', { params });
      await drain(await state.api.call('getPageImage', { params, query: { width: 480 } }));
    },
    700,
  ],
  original: [
    async (state) => {
      const record = await processed(state);
      if (record !== undefined)
        await drain(await state.api.call('getOriginal', { params: { id: record.id } }));
    },
    400,
  ],
  correct: [
    async (state) => {
      const record = await processed(state);
      if (record === undefined || record.status === 'Archived') return;
      const body = { notes: `Looked at ${state.next}` };
      await state.api.call('editDocument', { params: { id: record.id }, body });
    },
    600,
  ],
  export: [
    async (state) => {
      const record = await processed(state);
      if (record === undefined || record.status === 'Export' || record.status === 'Archived') return;
      await state.api.call('changeStatus', { params: { id: record.id }, body: { status: 'Export' } });
    },
    800,
  ],
  ask: [
    async ({ api, place }) =>
      void (await api.call('chat', {
        body: { ...place, question: `How many documents mention ${someWord()}?` },
      })),
    5000,
  ],
  spreadsheet: [async ({ api, place }) => drain(await api.call('exportCsv', { query: { ...place } })), 7000],
  workbook: [async ({ api, place }) => drain(await api.call('exportXlsx', { query: { ...place } })), 15_000],
  archive: [
    async ({ api, documents }) => {
      const ids = documents.slice(0, 20);
      if (ids.length > 0) await drain(await api.call('exportZip', { query: { ids } }));
    },
    20_000,
  ],
  clear: [
    async (state) => {
      if (state.documents.length <= KEPT_DOCUMENTS) return;
      const id = state.documents.shift()!;
      await state.admin.call('deleteDocument', { params: { id } });
      await state.admin.call('purgeDocument', { params: { id } });
    },
    300,
  ],
};

const WORDS = ['invoice', 'shelves', 'delivery', 'Brightwater', 'figures', 'order', 'total', 'price'];
const someWord = () => WORDS[Math.floor(Math.random() * WORDS.length)]!;

export async function startMixedLoad(api: Client, admin: Client): Promise<MixedLoad> {
  const place = await newPlace(api, 'Mixed load');
  const state: State = { api, admin, place, documents: [], next: 0 };
  const result: LoadResult = { done: {}, errors: [] };
  let running = true;
  const repeat = async (name: string, [step, pause]: [Step, number]) => {
    while (running) {
      await step(state).then(
        () => (result.done[name] = (result.done[name] ?? 0) + 1),
        (error: unknown) => noteError(result, name, error),
      );
      await sleep(pause);
    }
  };
  const loops = Object.entries(STEPS).map(([name, step]) => repeat(name, step));
  return {
    result,
    documents: state.documents,
    async stop() {
      running = false;
      await Promise.all(loops);
    },
  };
}

function noteError(result: LoadResult, name: string, error: unknown): void {
  const text = String(error);
  // Two steps may take up the same document at once; that the second is told so is as it should be.
  if (/: (404|409) /.test(text)) return;
  result.done['errors'] = (result.done['errors'] ?? 0) + 1;
  if (result.errors.length < MAX_KEPT_ERRORS) result.errors.push(`${name}: ${text.slice(0, 300)}`);
}
