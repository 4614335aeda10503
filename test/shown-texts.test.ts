// Names that come with the service in English and that the pages show in Chinese: of built-in fields and profiles.
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { builtInProfiles } from '../server/profiles/built-in.ts';
import { nameOf } from '../server/platform/sentences/names.ts';
import { bodyOf, draftOf } from '../web/profiles/profile-draft.ts';
import { fieldLabels, profileNames } from '../web/text/en/names.ts';
import { shownLabel, shownProfile, shownTexts } from '../web/text/known-names.ts';
import zh from '../web/text/zh/index.ts';

beforeAll(() => i18next.init({ lng: 'zh', resources: { zh: { translation: zh } }, fallbackLng: false }));

test('every field and profile that comes with the service has a name in Chinese', () => {
  const labels = builtInProfiles.flatMap(({ fields, line_columns = [] }) =>
    [...fields, ...line_columns].map(({ label }) => label),
  );
  expect(labels.filter((label) => !Object.values(fieldLabels).includes(label))).toEqual([]);
  const names = builtInProfiles.map(({ name }) => name);
  expect(names.filter((name) => !Object.values(profileNames).includes(name))).toEqual([]);
});

test('sentences of the service and labels of the pages name a field alike', () => {
  const labels = Object.values(fieldLabels);
  expect(labels.map((label) => nameOf('label', label, 'zh'))).toEqual(labels.map(shownLabel));
  const names = Object.values(profileNames);
  expect(names.map((name) => nameOf('profile', name, 'zh'))).toEqual(names.map(shownProfile));
});

test('nothing a built-in profile says of itself and its fields is English in Chinese', () => {
  const texts = builtInProfiles
    .map(shownTexts)
    .flatMap(({ name, description, fields }) => [
      name,
      description,
      ...fields.flatMap((field) => [field.label, field.description]),
    ]);
  expect(texts.filter((text) => !/\p{Script=Han}/u.test(text))).toEqual([]);
});

test('a profile edited in Chinese is stored as it was, but for what was changed', () => {
  for (const profile of builtInProfiles) {
    const draft = draftOf(profile);
    expect(draft.name).toBe(shownProfile(profile.name));
    const [first] = profile.fields;
    expect(bodyOf(draft)).toMatchObject({
      name: profile.name,
      description: profile.description,
      fields: profile.fields,
    });
    draft.fields[0]!.label = '客户编号';
    expect(bodyOf(draft).fields[0]).toMatchObject({ ...first, label: '客户编号' });
  }
});

test('names an operator chose stay', () => {
  expect(shownLabel('Invoice Number')).toBe('发票编号');
  expect(shownLabel('Cost centre')).toBe('Cost centre');
  expect(shownProfile('Standard Invoice')).toBe('标准发票');
  expect(shownProfile('toString')).toBe('toString');
});
