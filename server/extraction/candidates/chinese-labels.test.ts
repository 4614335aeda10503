// Chinese forms as recognisers read them: labels that run into values, or of which letters are lost.
import { expect, test } from 'vitest';
import { profileField, profileOf, readingOfPages, typedPage } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';

function valuesOf(labels: string[], ...lines: string[]): (string | null)[] {
  const page = typedPage(lines, 1, 'ocr');
  const profile = profileOf(
    labels.map((label) => profileField(label, label.endsWith('日期') ? 'date' : 'text')),
  );
  const draft = extract(readingOfPages([page]), profile, { today: '2026-11-21', learned: [] });
  return Object.values(draft.fields).map(({ value }) => value);
}

test('a short value ends where the next label begins', () => {
  expect(
    valuesOf(
      ['名称', '注册资本', '住所'],
      '名称 松溪县晨光园艺场类型个体工商户',
      '注册资本 壹佰万元整成立日期2019年03月04日',
      '住所 松溪县河滨路7号',
    ),
  ).toEqual(['松溪县晨光园艺场', '壹佰万元整', '松溪县河滨路7号']);
  expect(valuesOf(['类型'], '类型 有限责任公司经 营 范 围 生产、研发、销售')).toEqual(['有限责任公司']);
});

test('a value over two lines ends before a label with its value glued to it', () => {
  expect(
    valuesOf(
      ['住所', '法定代表人'],
      '住所 松溪市宝山区西乡街道河滨公路西侧云溪',
      '     科技园厂房三栋三楼',
      '法定代表人林晓舟',
      '成 立 日期2013年02月27日',
    ),
  ).toEqual(['松溪市宝山区西乡街道河滨公路西侧云溪科技园厂房三栋三楼', '林晓舟']);
});

test('a label without its first letter is known with the value glued to it', () => {
  expect(valuesOf(['成立日期'], '类型 个体工商户', '册 日期 2018年12月06日')).toEqual(['2018-12-06']);
  expect(valuesOf(['法定代表人'], '类型 个体工商户', '定代表人林晓舟')).toEqual(['林晓舟']);
});

test('the kind of a company is known without its label', () => {
  expect(valuesOf(['类型'], '松溪晨光园艺有限公司', '有限责任公司（自然人投资或控股）')).toEqual([
    '有限责任公司（自然人投资或控股）',
  ]);
  expect(valuesOf(['类型'], '本公司为有限责任公司，依法设立。')).toEqual([null]);
});

test("what the document is called is nobody's name", () => {
  expect(
    valuesOf(
      ['销售方名称', '购买方名称'],
      '        电子发票（铁路电子客票）',
      '票价：￥329.50',
      '购买方名称：松溪海风贸易有限公司',
    ),
  ).toEqual([null, '松溪海风贸易有限公司']);
});

test('the kind of a company ends before an address that was read as part of it', () => {
  expect(valuesOf(['类型'], '类型  有限责任公司（自然人独资）福建省泉州市测试镇工业区')).toEqual([
    '有限责任公司（自然人独资）',
  ]);
  expect(valuesOf(['类型'], '类型  有限责任公司分公司（非上市）')).toEqual(['有限责任公司分公司（非上市）']);
});

test('the older label of what a business does', () => {
  expect(valuesOf(['经营范围'], '经营范围及方式  数码产品批零兼营')).toEqual(['数码产品批零兼营']);
});

test('经营者 spread over its column, its first letter lost', () => {
  expect(valuesOf(['法定代表人'], '名称  测试美容养生馆', '营    者 林小满', '类型  个体工商户')).toEqual([
    '林小满',
  ]);
});
