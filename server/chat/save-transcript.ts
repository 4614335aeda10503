// A chat session as a document of its folder: received, stored, processed and found like any other.
import { Readable } from 'node:stream';
import type { Context } from '../context.ts';
import { dataPaths } from '../config.ts';
import { receiveDocument } from '../documents/receive-document.ts';
import type { DocumentRow } from '../documents/store.ts';
import { getContact } from '../contacts/store.ts';
import { getFolderOf } from '../folders/store.ts';
import { isoSeconds } from '../platform/clock.ts';
import { conflict } from '../platform/errors.ts';
import { receive } from '../platform/files/file-store.ts';
import { getSession, listTurns, type TurnRow } from './store.ts';

/** Far above any session; the limit only bounds memory. */
const MAX_BYTES = 64 * 1024 * 1024;

export async function saveTranscript(
  ctx: Context,
  session_id: string,
  filename: string | undefined,
): Promise<DocumentRow> {
  const session = await getSession(ctx, session_id);
  const turns = await listTurns(ctx, session.id);
  if (turns.length === 0) throw conflict('refusals.noQuestions');
  const contact = await getContact(ctx, session.contact_id);
  const folder = await getFolderOf(ctx, session.contact_id, session.folder_id);
  const at = isoSeconds(turns[0]!.created_at);
  const head = [
    'Chat Transcript',
    '',
    `Contact: ${contact.name}`,
    `Folder: ${folder.name}`,
    `Date: ${at.slice(0, 10)}`,
    '',
  ];
  const text = [...head, ...turns.flatMap(turnLines)].join('\n');
  const file = await receive(Readable.from([Buffer.from(text, 'utf8')]), {
    temp_dir: dataPaths(ctx.config).temporary,
    max_bytes: MAX_BYTES,
  });
  return receiveDocument(ctx, {
    file,
    filename: namedText(filename ?? `Chat ${at.slice(0, 16).replace('T', ' ').replace(':', '')}`),
    contact_id: session.contact_id,
    folder_id: session.folder_id,
    source: 'chat',
  });
}

const namedText = (name: string): string => {
  const safe = name.replaceAll(/[/\\\u0000-\u001f]/g, '-');
  return /\.(?:txt|md)$/i.test(safe) ? safe : `${safe}.txt`;
};

function turnLines({ question, answer, sources, created_at, coverage }: TurnRow): string[] {
  const quotes = sources.map(
    ({ filename, page, quote }) =>
      `  [${filename}${page === null ? '' : `, page ${page}`}] ${quote.replaceAll(/\s*\n\s*/g, ' ')}`,
  );
  return [
    `Question (${isoSeconds(created_at)}): ${question}`,
    '',
    `Answer: ${answer}`,
    '',
    ...(quotes.length > 0 ? ['Sources:', ...quotes, ''] : []),
    `Documents read: ${coverage.documents_read} of ${coverage.documents_in_folder}`,
    '',
  ];
}
