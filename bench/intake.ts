// `npm run bench:intake [-- --data DIR --documents N]`: what comes in without hands, on the built service: changing the profile of ten
// pages, what looking for several documents in a file costs, a file of 300 pages with 60 invoices, contacts found among many, and with
// labelled sets the profile that documents get end to end. Splitting and duplicates have benches of their own.
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { DocumentRecord } from '../contract/documents.ts';
import { linesDownFrom, pdfOfPages } from '../test/kit/samples/pdf.ts';
import { onePage } from './documents.ts';
import {
  machine,
  newPlace,
  openDatabase,
  share,
  sleep,
  summarise,
  table,
  untilIdle,
  withService,
  type BenchService,
  type Place,
} from './kit.ts';
import { treeMemory } from './process-tree.ts';
import { random } from './random.ts';
import { FOLDER_OPTIONS, truthOf } from './read-sets.ts';
import { SETS } from './sets.ts';

const { values: options } = parseArgs({
  options: { ...FOLDER_OPTIONS, documents: { type: 'string', default: '12' } },
});
const [CHANGES, SINGLES, ROUNDS, PAGES_OF_BUNDLE, PAGES_EACH, CONTACTS] = [12, 40, 3, 300, 5, 10_000];

const api = <T>({ instance }: BenchService, method: string, address: string, body?: object) =>
  instance.api<T>(method, address, body);
const record = (service: BenchService, id: number) =>
  api<DocumentRecord>(service, 'GET', `/api/documents/${id}`);

async function processed(service: BenchService, id: number): Promise<DocumentRecord> {
  for (;;) {
    const now = await record(service, id);
    if (now.status !== 'New' && now.status !== 'Processing') return now;
    await sleep(20);
  }
}

const invoicePage = (number: number, page: number, of: number): string =>
  linesDownFrom(800, [
    `Harbour ${number} Trading Ltd`,
    `${number} Quay Street, Bristol BS${(number % 9) + 1} 4QA`,
    '',
    ...(page === 1 ? ['INVOICE', `Invoice Number: HT-${20_000 + number}`, 'Invoice Date: 2026-03-14'] : []),
    ...Array.from(
      { length: 30 },
      (_, i) => `${i + 1}  Crate no. ${number}${page}${i}    2    ${number}.50    ${number * 2}.00`,
    ),
    ...(page === of ? [`Total: EUR ${number * 60}.00`] : ['Carried forward']),
    `Page ${page} of ${of}`,
  ]);

const invoiceOf = (number: number, pages: number): string[] =>
  Array.from({ length: pages }, (_, i) => invoicePage(number, i + 1, pages));

/** Milliseconds from the request to the record with the other profile. */
async function changeProfiles(service: BenchService, place: Place) {
  const { profiles } = await api<{ profiles: { id: number; name: string }[] }>(
    service,
    'GET',
    '/api/profiles?limit=200',
  );
  const ids = ['Standard Invoice', 'Universal Invoices & Receipts'].map(
    (name) => profiles.find((profile) => profile.name === name)!.id,
  );
  const { id } = await service.instance.upload({ ...place }, 'ten.pdf', pdfOfPages(invoiceOf(1, 10)));
  await processed(service, id);
  const times: number[] = [];
  for (let i = 0; i < CHANGES; i++) {
    const started = performance.now();
    await api(service, 'POST', `/api/documents/${id}/reprocess`, { profile_id: ids[i % 2] });
    await processed(service, id);
    times.push(performance.now() - started);
  }
  return summarise(times);
}

/** Of a document's processing from beginning to end; stages may run beside each other. */
const WHOLE = 'whole';

/** Seconds spent in each stage, and in processing as a whole, since the service started. */
async function stages(service: BenchService): Promise<Map<string, number>> {
  const response = await fetch(`${service.url}/metrics`, {
    headers: { authorization: `Bearer ${service.token}` },
  });
  const found = (await response.text()).matchAll(
    /^recto_(?:stage|job)_duration_seconds_sum\{([^}]*)\} ([\d.e-]+)$/gm,
  );
  const sums = new Map<string, number>();
  for (const [, labels, seconds] of found) {
    const stage = /stage="(\w+)"/.exec(labels!)?.[1];
    if (stage === undefined && !labels!.includes('queue="process_document"')) continue;
    sums.set(stage ?? WHOLE, (sums.get(stage ?? WHOLE) ?? 0) + Number(seconds));
  }
  return sums;
}

/**
 * What looking for several documents and choosing the profile add to single documents, text and scans by turns: each stage with a profile
 * that was named and without one.
 */
async function addedTime(service: BenchService, profile_id: number) {
  const spent = { named: new Map<string, number>(), open: new Map<string, number>() };
  for (let round = 0; round <= 2 * ROUNDS; round++) {
    const kind = round % 2 === 0 ? 'named' : 'open';
    const place = await newPlace(service, `Single ${round}`);
    const before = await stages(service);
    for (let i = 0; i < SINGLES; i++) {
      const { name, content } =
        i % 4 === 3
          ? { name: `two-${i}.pdf`, content: pdfOfPages(invoiceOf(10_000 * round + i, 2)) }
          : await onePage(10_000 * round + 5000 + i);
      await service.instance.upload({ ...place, ...(kind === 'named' ? { profile_id } : {}) }, name, content);
    }
    await untilIdle(service, place);
    // The first round warms up.
    if (round > 0)
      for (const [stage, seconds] of await stages(service))
        spent[kind].set(stage, (spent[kind].get(stage) ?? 0) + seconds - (before.get(stage) ?? 0));
  }
  const each = (seconds = 0) => (1000 * seconds) / (ROUNDS * SINGLES);
  const whole = (kind: keyof typeof spent) => each(spent[kind].get(WHOLE));
  const [open, named] = [whole('open'), whole('named') - each(spent.named.get('divide'))];
  const ms = (seconds = 0) => `${each(seconds).toFixed(1)} ms`;
  return {
    rows: [...spent.open].map(([stage, seconds]) => [stage, ms(spent.named.get(stage)), ms(seconds)]),
    slower: open / named - 1,
  };
}

async function bundle(service: BenchService, place: Place) {
  const invoices = PAGES_OF_BUNDLE / PAGES_EACH;
  const content = pdfOfPages(Array.from({ length: invoices }, (_, i) => invoiceOf(i + 1, PAGES_EACH)).flat());
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  const { id } = await service.instance.upload({ ...place }, 'pile.pdf', content);
  let [peak, parts_after, seen] = [0, '', new Set<number>()];
  for (;;) {
    peak = Math.max(peak, treeMemory(service.pid).total);
    const now = await record(service, id);
    if (now.children.length === 0) seen.add(now.pages_read);
    else if (parts_after === '') parts_after = seconds();
    const done = now.children.every(({ status }) => status !== 'New' && status !== 'Processing');
    if (now.children.length > 0 && done) {
      const right = now.children.filter(
        ({ pages: [from, to] }) => from % PAGES_EACH === 1 && to === from + 4,
      );
      return {
        parts: now.children.length,
        right: right.length,
        parts_after,
        done: seconds(),
        peak,
        steps: seen.size,
      };
    }
    if (now.children.length === 0 && now.status !== 'New' && now.status !== 'Processing')
      return { parts: 0, right: 0, parts_after: '–', done: seconds(), peak, steps: seen.size };
    await sleep(200);
  }
}

/** Documents without a contact, with very many contacts to compare them with. */
async function filing(service: BenchService) {
  const database = await openDatabase(service);
  await database.query(
    `insert into contacts (name, default_profile_id, created_at, updated_at)
     select 'Contact ' || md5(n::text) || ' Ltd', (select min(id) from profiles), now(), now()
     from generate_series(1, $1::integer) as n`,
    [CONTACTS],
  );
  const { contacts } = await api<{ contacts: { id: number; built_in: boolean }[] }>(
    service,
    'GET',
    '/api/contacts?q=System&limit=200',
  );
  const inbox = contacts.find(({ built_in }) => built_in)!.id;
  const { folders } = await api<{ folders: { id: number }[] }>(
    service,
    'GET',
    `/api/folders?contact_id=${inbox}`,
  );
  const target = await newPlace(service, 'Brightwater Supplies Ltd');
  const lying = { contact_id: inbox, folder_id: folders[0]!.id };
  const times: number[] = [];
  for (let i = 0; i < CHANGES; i++) {
    const { name, content } = await onePage(9000 + i);
    const form = new FormData();
    for (const [key, value] of Object.entries({ ...lying, find_contact: true })) form.set(key, String(value));
    form.set('file', new Blob([new Uint8Array(content)]), name);
    const headers = { authorization: `Bearer ${service.token}` };
    const response = await fetch(`${service.url}/api/documents/upload`, {
      method: 'POST',
      headers,
      body: form,
    });
    const { id } = (await response.json()) as { id: number };
    await processed(service, id);
    const started = performance.now();
    while ((await record(service, id)).contact_id !== target.contact_id) {
      if (performance.now() - started > 60_000) throw new Error('not filed');
      await sleep(10);
    }
    times.push(performance.now() - started);
  }
  await database.end();
  return summarise(times);
}

/** Documents of labelled sets whose kind is known, uploaded without a profile. */
async function profiles(service: BenchService, data: string) {
  const { profiles: all } = await api<{
    profiles: { id: number; chosen_for: string[]; built_in: boolean }[];
  }>(service, 'GET', '/api/profiles?limit=200');
  const place = await newPlace(service, 'Sets');
  const rows: (string | number)[][] = [];
  let [right, unsure, count] = [0, 0, 0];
  for (const set of SETS) {
    const kind = set.profile.doc_type_hint;
    const wanted = all.find(({ chosen_for }) => kind !== null && chosen_for.includes(kind))?.id;
    if (wanted === undefined) continue;
    const documents = await truthOf({ data, readings: options.readings }, set).catch(() => []);
    const draw = random(7);
    const mixed = documents.map((row) => ({ row, at: draw.next() })).toSorted((a, b) => a.at - b.at);
    const drawn = mixed
      .map(({ row }) => row)
      // Orders lie among the invoices of one set.
      .filter(({ doc_type }) => doc_type !== 'order')
      .slice(0, Number(options.documents));
    const ids: number[] = [];
    for (const { file } of drawn) {
      const content = await readFile(path.join(data, set.name, file));
      ids.push((await service.instance.upload({ ...place }, path.basename(file), content)).id);
    }
    await untilIdle(service, place);
    let [own, told] = [0, 0];
    for (const id of ids) {
      const { profile_id, blockers } = await record(service, id);
      if (profile_id === wanted) own += 1;
      else if (blockers.some((one) => one.kind === 'profile')) told += 1;
    }
    rows.push([set.name, ids.length, share(own, ids.length), ids.length - own, told]);
    [right, unsure, count] = [right + own, unsure + told, count + ids.length];
  }
  rows.push(['all', count, share(right, count), count - right, unsure]);
  return rows;
}

console.log(`${machine()}; load ${os.loadavg()[0]!.toFixed(1)} at the beginning`);
await withService({}, [], async (service) => {
  const place = await newPlace(service, 'Bench');
  const changed = await changeProfiles(service, place);
  console.log(
    `\nChanging the profile of ten pages (at most 1,000 ms): p50 ${changed.p50.toFixed(0)} ms, max ${changed.max.toFixed(0)} ms of ${changed.n}`,
  );
  const { profiles: all } = await api<{ profiles: { id: number; chosen_for: string[] }[] }>(
    service,
    'GET',
    '/api/profiles?limit=200',
  );
  const usual = all.find(({ chosen_for }) => chosen_for.includes('Invoice'))!;
  const added = await addedTime(service, usual.id);
  console.log(
    `\nSingle documents, ${ROUNDS} times ${SINGLES} of each: time by stage; looking for several documents ("divide") and choosing the profile make them ${(100 * added.slower).toFixed(1)} % slower (at most 10)\n`,
  );
  console.log(table(['stage', 'profile named', 'chosen'], added.rows));
  const pile = await bundle(service, await newPlace(service, 'Pile'));
  console.log(
    `\n${PAGES_OF_BUNDLE} pages with ${PAGES_OF_BUNDLE / PAGES_EACH} invoices: ${pile.parts} parts, ${pile.right} right; parts after ${pile.parts_after} s, all processed after ${pile.done} s; at most ${pile.peak.toFixed(0)} MB in all processes; progress shown in ${pile.steps} steps`,
  );
  if (options.data === '') console.log('\nRight profile: not measured without --data DIR');
  else {
    console.log(
      '\nProfile of documents that came without one (right at least .970; wrong ones say they are unsure)\n',
    );
    console.log(
      table(['set', 'documents', 'right', 'wrong', 'say unsure'], await profiles(service, options.data)),
    );
  }
  const filed = await filing(service);
  console.log(
    `\nFiled among ${CONTACTS} contacts after processing: p50 ${filed.p50.toFixed(0)} ms, max ${filed.max.toFixed(0)} ms of ${filed.n}`,
  );
  console.log('\nSplitting: npm run bench:splitting. Duplicates: npm run bench:duplicates.');
});
