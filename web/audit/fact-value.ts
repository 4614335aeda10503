// The value of a fact in an entry of the audit log, as a person reads it. Pure, except for the words of the language.
import i18next from 'i18next';
import { auditFacts } from '../text/en/audit-facts.ts';
import { formatOf } from '../text/format.ts';
import { shownKey, shownProfile } from '../text/known-names.ts';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys that are no facts of the log's own are those of fields. */
export const nameOf = (key: string): string =>
  Object.hasOwn(auditFacts, key) ? i18next.t(`auditFacts.${key as keyof typeof auditFacts}`) : shownKey(key);

/** Where the catalogue names the values that a fact can have. */
const NAMED: Record<string, string[]> = {
  action: ['rules.actions'],
  after: ['intake.afterMails', 'intake.afterFiles'],
  api_key: ['audit.values'],
  by: ['audit.values'],
  confidence_label: ['confidence'],
  covers: ['retention.covers'],
  over: ['retention.over'],
  doc_type: ['docTypes'],
  doc_type_hint: ['docTypes'],
  engine: ['auditFacts'],
  event: ['endpoints.events'],
  events: ['endpoints.events'],
  kind: ['intake.kinds'],
  label: ['confidence'],
  method: ['audit.values'],
  occasion: ['mails.occasions'],
  operator: ['rules.operators'],
  role: ['roles'],
  secret: ['audit.values'],
  security: ['intake.securities'],
  smtp_password: ['audit.values'],
  smtp_security: ['intake.securities'],
  source: ['sources'],
  sso_new_users: ['roles'],
  state: ['deliveries.states'],
  status: ['statuses'],
  take: ['intake.takes'],
  trigger: ['rules.triggers'],
  type: ['contacts.types', 'rules.actions'],
};

/** @param key what the value is of */
export function factValue(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return i18next.t('audit.empty');
  if (typeof value === 'boolean') return i18next.t(value ? 'common.yes' : 'common.no');
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return listOf(value.map((item) => factValue(key, item)));
  if (isObject(value)) return factsIn(value);
  if (typeof value !== 'string') return '';
  if (DAY.test(value)) return formatNow().date(value);
  if (MOMENT.test(value)) return formatNow().exactTime(value);
  if (key === 'field') return nameOf(value);
  const path = NAMED[key]?.find((one) => i18next.exists(`${one}.${value}`));
  return path === undefined ? shownProfile(value) : i18next.t(`${path}.${value}` as 'common.yes');
}

/** "60 → 75" of a change; otherwise all that stands in it. */
function factsIn(value: Record<string, unknown>): string {
  const { before, after } = value;
  if ('before' in value && 'after' in value) return `${factValue('', before)} → ${factValue('', after)}`;
  const facts = Object.entries(value).map(
    ([key, inner]) => i18next.t('common.named', { name: nameOf(key) }) + factValue(key, inner),
  );
  return facts.join('; ');
}

/** Sentences one after the other, names with commas. */
function listOf(texts: string[]): string {
  const sentences = texts.length > 0 && texts.every((text) => /[.。]$/.test(text));
  return texts.join(sentences ? i18next.t('common.sentenceSpace') : i18next.t('common.listComma'));
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const formatNow = () => formatOf(i18next.language === 'zh' ? 'zh' : 'en');
