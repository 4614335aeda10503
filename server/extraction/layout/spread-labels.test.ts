// Labels set wide apart on forms, as recognisers read them.
import { expect, test } from 'vitest';
import { typedPage } from '../../../test/kit/typed-page.ts';
import { buildPageLayout } from './build-layout.ts';

const rowsOf = (...lines: string[]): string[] =>
  buildPageLayout(typedPage(lines, 1, 'ocr'), 0).rows.map(({ text }) => text);

test('first characters that were not read are put before the second ones', () => {
  expect(rowsOf('      称东方木业有限公司', '      型有限责任公司', '      所海城市解放路八号')).toEqual([
    '名称东方木业有限公司',
    '类型有限责任公司',
    '住所海城市解放路八号',
  ]);
});

test('first characters that stand apart are joined', () => {
  expect(rowsOf('名       称东方木业有限公司', '住       所海城市解放路八号')).toEqual([
    '名称东方木业有限公司',
    '住所海城市解放路八号',
  ]);
});

test('a lone such character begins a word', () => {
  expect(rowsOf('称重机械有限公司', '      解放路八号')).toEqual(['称重机械有限公司', '解放路八号']);
});

test('text of a born-digital page stays as it is', () => {
  const page = typedPage(['      称东方木业有限公司', '      型有限责任公司'], 1);
  expect(buildPageLayout(page, 0).rows.map(({ text }) => text)).toEqual([
    '称东方木业有限公司',
    '型有限责任公司',
  ]);
});
