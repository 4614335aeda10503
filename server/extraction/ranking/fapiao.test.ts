// Buyer and seller of Chinese invoices: beside headings printed from top to bottom, and on the invoices of carriers
// (铁路电子客票, 航空运输电子客票行程单), where the buyer stands in one row and the seller nowhere.
import { expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf } from '../../../test/kit/typed-page.ts';

const PROFILE = profileOf([
  profileField('Invoice Type', 'text', { aliases: ['发票种类'] }),
  profileField('Total', 'amount', { aliases: ['价税合计'] }),
  profileField('Buyer Name', 'text', { aliases: ['购买方名称'] }),
  profileField('Buyer Tax ID', 'text', { aliases: ['购买方纳税人识别号'] }),
  profileField('Seller Name', 'text', { aliases: ['销售方名称'] }),
  profileField('Seller Tax ID', 'text', { aliases: ['销售方纳税人识别号'] }),
]);

const valuesOf = (...lines: string[]) => extractedValues(PROFILE, ...lines);

test('the tax number behind the name of the buyer is that of the buyer', () => {
  const train = valuesOf(
    '                    电子发票（铁路电子客票）',
    '',
    '发票号码:25319166000000001234                 开票日期:2025年06月02日',
    '',
    '云南站               G7           海北站',
    '2025年05月30日    08:00开    05车12A号    二等座',
    '票价:￥662.00',
    '3101011990****1234   林小满',
    '',
    '购买方名称:杭州云杉测试有限公司   统一社会信用代码:91330106MA2KJ5XU9T',
  );
  expect(train).toEqual({
    invoice_type: '电子发票（铁路电子客票）',
    total: '662.00',
    buyer_name: '杭州云杉测试有限公司',
    buyer_tax_id: '91330106MA2KJ5XU9T',
    seller_name: null,
    seller_tax_id: null,
  });
});

test('a passenger is no seller', () => {
  const flight = valuesOf(
    '电子发票（航空运输电子客票行程单）',
    '发票号码:25319166000000001235   开票日期:2025年06月02日',
    '购买方名称:杭州云杉测试有限公司   统一社会信用代码/纳税人识别号:91330106MA2KJ5XU9T',
    '旅客姓名 林小满  有效身份证件号码 3101011990****1234',
    '票价 CNY 900.00  燃油附加费 CNY 30.00  民航发展基金 CNY 50.00  合计 CNY 1056.79',
  );
  expect(flight).toMatchObject({
    invoice_type: '电子发票（航空运输电子客票行程单）',
    total: '1056.79',
    buyer_tax_id: '91330106MA2KJ5XU9T',
    seller_name: null,
    seller_tax_id: null,
  });
});

const BUYER = [
  '名    称：杭州云杉测试有限公司',
  '纳税人识别号：91330106MA2KJ5XU9T',
  '开户行及账号：招商银行 5719',
];
const TABLE = [
  '货物或应税劳务、服务名称  规格型号  单位  数量  单价  金额  税率  税额',
  '*餐饮服务*餐饮费                    次    1   943.40  943.40   6%   56.60',
  '合    计                                            ¥943.40        ¥56.60',
  '价税合计（大写）  ⊗壹仟圆整                          （小写）¥1000.00',
];
const SELLER = [
  '名    称：上海拂晓餐饮有限公司',
  '纳税人识别号：91310115MA1K3ABC4X',
  '开户行及账号：工商银行 1001',
];
const beside = (heading: string, lines: string[]) => lines.map((line, i) => `${heading[i]}  ${line}`);
const PARTIES = {
  buyer_name: '杭州云杉测试有限公司',
  buyer_tax_id: '91330106MA2KJ5XU9T',
  seller_name: '上海拂晓餐饮有限公司',
  seller_tax_id: '91310115MA1K3ABC4X',
};

test('headings from top to bottom, the second right below a letter of 合计', () => {
  const lines = ['浙江增值税专用发票', '', ...beside('购买方', BUYER), ...TABLE, ...beside('销售方', SELLER)];
  expect(valuesOf(...lines)).toMatchObject(PARTIES);
});

test('only one of the two headings was read', () => {
  const unread = (lines: string[]) => lines.map((line) => `    ${line}`);
  const lines = ['浙江增值税专用发票', '', ...beside('购买方', BUYER), ...TABLE, ...unread(SELLER)];
  expect(valuesOf(...lines)).toMatchObject(PARTIES);
});
