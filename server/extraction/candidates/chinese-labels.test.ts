// Labels that run on into the next value.
import { expect, test } from 'vitest';
import { profileField, profileOf, readingOfPages, typedPage } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';

test('a short value ends where the next label begins', () => {
  const page = typedPage(
    [
      '名称 松溪县晨光园艺场类型个体工商户',
      '注册资本 壹佰万元整成立日期2019年03月04日',
      '住所 松溪县河滨路7号',
    ],
    1,
    'ocr',
  );
  const profile = profileOf([profileField('名称'), profileField('注册资本'), profileField('住所')]);
  const draft = extract(readingOfPages([page]), profile, { today: '2026-11-21', learned: [] });
  expect(Object.values(draft.fields).map(({ value }) => value)).toEqual([
    '松溪县晨光园艺场',
    '壹佰万元整',
    '松溪县河滨路7号',
  ]);
});
