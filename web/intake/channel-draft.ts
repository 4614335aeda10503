// A channel while it is being edited. Pure.
import type { Channel, FolderSource, MailboxSource } from '../../contract/intake.ts';
import type { Input } from '../api/call.ts';

export type Kind = Channel['source']['kind'];
export interface ChannelDraft {
  name: string;
  enabled: boolean;
  contact_id: number | undefined;
  folder_id: number | undefined;
  profile_id: number | undefined;
  kind: Kind;
  folder: Omit<FolderSource, 'kind'>;
  mailbox: Omit<MailboxSource, 'kind'>;
  /** Empty: the kept one stays. */
  password: string;
}

const FOLDER: ChannelDraft['folder'] = {
  path: '',
  subfolders: false,
  place_by_subfolder: false,
  settle_seconds: 5,
  after: 'move',
};
const MAILBOX: ChannelDraft['mailbox'] = {
  host: '',
  port: 993,
  security: 'tls',
  user: '',
  mailbox: 'INBOX',
  take: 'attachments',
  after: 'flag',
  move_to: null,
  poll_seconds: 60,
};

/** Where mail servers listen by custom: RFC 8314 for TLS, RFC 9051 otherwise. */
export const PORTS: Record<MailboxSource['security'], number> = { tls: 993, starttls: 143, none: 143 };

export function draftOf(channel: Channel | undefined, kind: Kind): ChannelDraft {
  const source = channel?.source;
  return {
    name: channel?.name ?? '',
    enabled: channel?.enabled ?? true,
    contact_id: channel?.contact_id ?? undefined,
    folder_id: channel?.folder_id ?? undefined,
    profile_id: channel?.profile_id ?? undefined,
    kind,
    folder: source?.kind === 'folder' ? withoutKind(source) : FOLDER,
    mailbox: source?.kind === 'imap' ? withoutKind(source) : MAILBOX,
    password: '',
  };
}

const withoutKind = <S extends { kind: string }>({ kind: _kind, ...rest }: S): Omit<S, 'kind'> => rest;

export function bodyOf(draft: ChannelDraft): Input<'createChannel'>['body'] {
  const { name, enabled, contact_id, folder_id, profile_id, kind, folder, mailbox, password } = draft;
  return {
    name: name.trim(),
    enabled,
    contact_id: contact_id ?? null,
    folder_id: folder_id ?? null,
    profile_id: profile_id ?? null,
    source:
      kind === 'folder'
        ? { kind, ...folder, place_by_subfolder: folder.subfolders && folder.place_by_subfolder }
        : { kind, ...mailbox, move_to: mailbox.after === 'move' ? mailbox.move_to : null },
    ...(kind === 'imap' && password !== '' ? { password } : {}),
  };
}
