// A field's key from its label: snake_case for labels in Latin script; Chinese labels by a fixed table of business terms,
// and for what the table lacks by a stable code, so that the same label always gives the same key.
import { createHash } from 'node:crypto';
import { FieldKey } from '../../contract/profiles.ts';

/** Common Chinese field labels and the key they get. */
const CHINESE = new Map(
  Object.entries({
    发票号码: 'invoice_number',
    发票代码: 'invoice_code',
    开票日期: 'issue_date',
    校验码: 'check_code',
    税额: 'tax_amount',
    税率: 'tax_rate',
    金额: 'amount',
    价税合计: 'total_amount',
    合计: 'total',
    总金额: 'total_amount',
    单价: 'unit_price',
    数量: 'quantity',
    名称: 'name',
    公司名称: 'company_name',
    企业名称: 'company_name',
    销售方名称: 'seller_name',
    购买方名称: 'buyer_name',
    销售方: 'seller',
    购买方: 'buyer',
    销售方纳税人识别号: 'seller_tax_number',
    购买方纳税人识别号: 'buyer_tax_number',
    纳税人识别号: 'tax_number',
    统一社会信用代码: 'unified_social_credit_code',
    法定代表人: 'legal_representative',
    注册资本: 'registered_capital',
    经营范围: 'business_scope',
    成立日期: 'establishment_date',
    住所: 'address',
    地址: 'address',
    电话: 'phone',
    日期: 'date',
    合同编号: 'contract_number',
    合同金额: 'contract_amount',
    签订日期: 'signing_date',
    甲方: 'party_a',
    乙方: 'party_b',
    订单号: 'order_number',
    订单编号: 'order_number',
    供应商: 'vendor',
    客户: 'customer',
    币种: 'currency',
    备注: 'remarks',
    开户行: 'bank',
    账号: 'account_number',
    银行账号: 'bank_account',
    收款人: 'payee',
    付款人: 'payer',
    到期日: 'due_date',
    付款日期: 'payment_date',
    付款条件: 'payment_terms',
    邮箱: 'email',
    联系人: 'contact_person',
    项目名称: 'project_name',
  }),
);

/** Always a key as the contract wants it. */
export function fieldKey(label: string): string {
  const text = label.normalize('NFKC').trim();
  const known = CHINESE.get(text.replaceAll(/\s+/g, ''));
  if (known !== undefined) return known;
  const latin = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('&', ' and ')
    .replaceAll('%', ' percent ')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  const lost = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);
  const code = lost ? createHash('sha256').update(text).digest('hex').slice(0, 8) : '';
  const key = [latin, code].filter(Boolean).join('_').slice(0, 78).replace(/_+$/, '');
  return FieldKey.safeParse(key).success
    ? key
    : `f_${key || createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}
