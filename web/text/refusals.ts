// Why the service refuses something and what it tells people, in Chinese. Loaded with that language only: in English its sentences stay as they are.
import i18next from 'i18next';
import { modelRefusals } from './en/model-refusals.ts';
import { notices } from './en/notices.ts';
import { refusals } from './en/refusals.ts';
import { setupRefusals } from './en/setup-refusals.ts';
import { valueRefusals } from './en/value-refusals.ts';
import { shownKey, shownProfile } from './known-names.ts';
import { sentenceReader } from './read-sentence.ts';
import { modelRefusals as modelShown } from './zh/model-refusals.ts';
import { notices as noticesShown } from './zh/notices.ts';
import { changedNouns, refusals as shown } from './zh/refusals.ts';
import { setupRefusals as setupShown } from './zh/setup-refusals.ts';
import { valueRefusals as valuesShown } from './zh/value-refusals.ts';

const sentences = { ...shown, ...setupShown, ...modelShown, ...noticesShown };
const readSentence = sentenceReader({ ...refusals, ...setupRefusals, ...modelRefusals, ...notices });
const readValue = sentenceReader(valueRefusals);

/** Undefined for what is no sentence of the service. */
export function shownRefusal(text: string): string | undefined {
  const known = readSentence(text);
  if (known !== undefined) return filled(sentences[known.key], known.values);
  return shownValueRefusal(text);
}

/** "email: invalid email address", "name is required": the path of the value, then what is wrong with it. */
function shownValueRefusal(text: string): string | undefined {
  const [, place, problem] = /^([^\s:]+):? (.+)$/su.exec(text) ?? [];
  if (place === undefined || problem === undefined) return undefined;
  const known = readValue(problem);
  return known === undefined
    ? undefined
    : `${shownPlace(place)}：${filled(valuesShown[known.key], known.values)}`;
}

/** What the forms call the values that a person types; others keep the name they have in the API. */
const PLACES = {
  ai_chat_instructions: 'contacts.instructions',
  allowed_domains: 'users.signOn.domains',
  allowed_hosts: 'model.hosts',
  api_key: 'model.key',
  base_url: 'settings.general.baseUrl',
  client_id: 'users.signOn.clientId',
  client_secret: 'users.signOn.clientSecret',
  code: 'account.code',
  company: 'contacts.company',
  concurrency: 'model.concurrency',
  contact_id: 'upload.contact',
  context_tokens: 'model.context',
  current_password: 'account.password',
  default_profile_id: 'settings.general.profile',
  description: 'profiles.description',
  doc_type: 'profiles.docType',
  email: 'contacts.email',
  exception_below: 'settings.general.exception',
  expires_at: 'account.expires',
  fields: 'profiles.fields',
  folder_id: 'upload.folder',
  instance_name: 'settings.general.instance',
  issuer: 'users.signOn.issuer',
  name: 'contacts.name',
  new_password: 'users.newPassword',
  notes: 'contacts.notes',
  password: 'account.password',
  pause_after_days: 'settings.webhooks.pauseAfter',
  phone: 'contacts.phone',
  profile_id: 'upload.profile',
  'source.host': 'intake.host',
  'source.mailbox': 'intake.mailbox',
  'source.move_to': 'intake.moveTo',
  'source.path': 'intake.path',
  'source.poll_seconds': 'intake.poll',
  'source.port': 'intake.port',
  'source.settle_seconds': 'intake.settle',
  'source.user': 'intake.user',
} as const;

function shownPlace(place: string): string {
  const field = /^extracted_fields\.(.+)$/.exec(place)?.[1];
  if (field !== undefined) return shownKey(field);
  return Object.hasOwn(PLACES, place) ? i18next.t(PLACES[place as keyof typeof PLACES]) : place;
}

const SHOWN_GAPS: Record<string, (value: string) => string> = {
  key: shownKey,
  noun: (noun) =>
    Object.hasOwn(changedNouns, noun) ? changedNouns[noun as keyof typeof changedNouns] : noun,
  before: shownEmpty,
  after: shownEmpty,
  profile: shownProfile,
  // The sentence around it has the full stop.
  reason: (said) => shownRefusal(said)?.replace(/。$/, '') ?? said,
  status: shownStatus,
  onlyStatus: shownStatus,
  newStatus: shownStatus,
};

function shownEmpty(value: string): string {
  return value === '(empty)' ? `（${i18next.t('rules.nothing')}）` : value;
}

function shownStatus(status: string): string {
  const key = `statuses.${status}`;
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- without it the key has no type that t accepts
  return i18next.exists(key) ? i18next.t(key as 'statuses.New') : status;
}

const filled = (template: string, values: Record<string, string>): string =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return SHOWN_GAPS[name]?.(value) ?? value;
  });
