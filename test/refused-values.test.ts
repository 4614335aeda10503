// What the service says to a person about each value that a form can send: its label, as the form has it, and no word of programs.
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/index.ts';
import { describeIssue } from '../server/platform/http/parse-input.ts';
import * as english from '../server/platform/sentences/en/places.ts';
import { say } from '../server/platform/sentences/say.ts';
import * as chinese from '../server/platform/sentences/zh/places.ts';
import en from '../web/text/en/index.ts';
import zh from '../web/text/zh/index.ts';
import { latinWords, rawWords } from './browser/kit/words.ts';

/** The pages send these by themselves, from what they have: no form, nothing typed. */
const WITHOUT_FORM = new Set([
  'acceptBlockers',
  'addPayment',
  'batch',
  'chat',
  'enterDocument',
  'importBankStatements',
  'importOrders',
  'importVendors',
  'movePages',
  'putOrder',
  'putReceipt',
  'readTable',
  'redeliverFailed',
  'reopenBlockers',
  'scanDocument',
  'splitDocument',
  'turnPages',
  'undoChanges',
]);
/** In bodies that have a form: what the page adds, or switches and choices that cannot be wrong. */
const UNTYPED =
  /^(?:action\.type|columns|document_ids|enabled|filter|ids|line_columns(?:\.\d+)?(?:\.required)?|line_items|order|shared|sort|source|source\.kind|trigger|fields\.\d+|fields\.\d+\.required|conditions|conditions\.\d+|disabled|find_contact|payments(?:\.\d+)?$|learning|offline_mode|approval_gate|payee_four_eyes|require_trusted_signatures|paused|rotate_secret|new_users|vision|filename|session_id|status|stream|extracted_fields|line_items\.\d+|position)(?:\.|$)/;

/** The same in all languages. */
const EXAMPLES = ['http://', 'https://', 'acme.example', 'UTC', 'DATEV'];

const WRONG = [
  undefined,
  null,
  '',
  '\u0001',
  'x'.repeat(70_000),
  -10_000_000_000,
  0.5,
  10_000_000_000,
  true,
  [],
  [''],
  {},
];

type Shape = z.core.JSONSchema.JSONSchema;

/** Bodies in which every value is wrong in the same way. */
function wrongBodies(shape: Shape, wrong: unknown, named: Record<string, Shape>): unknown[] {
  if (shape.$ref !== undefined)
    return wrongBodies(named[shape.$ref.slice(shape.$ref.lastIndexOf('/') + 1)]!, wrong, named);
  const options = shape.anyOf ?? shape.oneOf ?? [];
  if (options.length > 0) return options.flatMap((option) => wrongBodies(option, wrong, named));
  if (shape.items !== undefined && !Array.isArray(shape.items))
    return [wrong, ...wrongBodies(shape.items as Shape, wrong, named).map((item) => [item])];
  if (shape.properties === undefined) return [shape.const ?? wrong];
  const parts = Object.entries(shape.properties).map(
    ([key, value]) => [key, wrongBodies(value as Shape, wrong, named)] as const,
  );
  const most = Math.max(1, ...parts.map(([, values]) => values.length));
  return Array.from({ length: most }, (_, turn) =>
    Object.fromEntries(parts.map(([key, values]) => [key, values[turn % values.length]])),
  );
}

const refused = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { body, path }]) => {
  if (body === undefined || WITHOUT_FORM.has(name)) return [];
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return (
    WRONG.flatMap((wrong) => wrongBodies(shape, wrong, shape.$defs ?? {}))
      .flatMap((value) => body.safeParse(value).error?.issues ?? [])
      // Lists to choose from offer nothing wrong.
      .filter(({ code, path: place }) => code !== 'invalid_value' && !UNTYPED.test(place.join('.')))
      .map((issue) => ({
        place: `${name} ${issue.path.join('.')}`,
        path,
        said: describeIssue('body', issue),
      }))
  );
});
const toPeople = (language: 'en' | 'zh') =>
  refused.map(({ place, path, said }) => ({ place, text: say(said, { language, form: path }) }));

test('each value that a form sends has a name', () => {
  const nameless = toPeople('en').filter(({ text }) => text.includes('One of the values'));
  expect([...new Set(nameless.map(({ place }) => place))]).toEqual([]);
});

test.each(['en', 'zh'] as const)('a refusal has words of people only: %s', (language) => {
  const said = [...new Set(toPeople(language).map(({ text }) => text))];
  expect(said.length).toBeGreaterThan(120);
  expect(rawWords(said, [])).toEqual([]);
  if (language === 'zh') expect(latinWords(said, EXAMPLES)).toEqual([]);
});

test('values are called as a form labels them, in both languages', () => {
  const labels = new Set(pairs(en, zh).map((pair) => pair.join(' = ')));
  const names = [
    ...pairs(english.places, chinese.places),
    ...pairs(english.placesOfForms, chinese.placesOfForms),
  ];
  expect(names.map((pair) => pair.join(' = ')).filter((name) => !labels.has(name))).toEqual([]);
});

/** The texts of two trees of the same form. */
function pairs(one: object, other: object): [string, string][] {
  return Object.entries(one).flatMap(([key, value]: [string, unknown]) => {
    const counterpart = (other as Record<string, unknown>)[key];
    if (typeof value === 'string') return [[value, String(counterpart)] as [string, string]];
    return typeof counterpart === 'object' ? pairs(value as object, counterpart as object) : [];
  });
}
