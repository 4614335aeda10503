// Invoices in languages that Recto knows by data alone: each is told, and read by its own labels.
import { expect, test } from 'vitest';
import { draftOf, INVOICE_FIELDS, valuesOf } from '../../test/kit/typed-invoice.ts';

const FIELDS = INVOICE_FIELDS.filter(({ key }) =>
  ['number', 'date', 'due', 'net', 'tax', 'total'].includes(key),
);

function read(lines: string[]): Record<string, unknown> {
  const draft = draftOf(FIELDS, lines);
  return { ...valuesOf(draft), type: draft.doc_type, language: draft.language };
}

/** Title, number, date, due date, buyer, net, tax, total: as labels with a colon. */
const PAPERS: [language: string, labels: string[], title: string][] = [
  [
    'vi',
    [
      'Số hóa đơn',
      'Ngày lập',
      'Hạn thanh toán',
      'Khách hàng',
      'Cộng tiền hàng',
      'Tiền thuế GTGT',
      'Tổng cộng',
    ],
    'HÓA ĐƠN GIÁ TRỊ GIA TĂNG',
  ],
  [
    'ko',
    ['승인번호', '작성일자', '납부기한', '공급받는자', '공급가액', '부가세', '합계금액'],
    '전자세금계산서',
  ],
  [
    'el',
    [
      'Αριθμός τιμολογίου',
      'Ημερομηνία έκδοσης',
      'Ημερομηνία λήξης',
      'Πελάτης',
      'Καθαρή αξία',
      'Ποσό ΦΠΑ',
      'Γενικό σύνολο',
    ],
    'ΤΙΜΟΛΟΓΙΟ ΠΩΛΗΣΗΣ',
  ],
  [
    'ru',
    [
      'Номер счёта',
      'Дата счёта',
      'Срок оплаты',
      'Покупатель',
      'Итого без НДС',
      'Сумма НДС',
      'Всего к оплате',
    ],
    'СЧЁТ НА ОПЛАТУ',
  ],
  [
    'uk',
    [
      'Номер рахунку',
      'Дата рахунку',
      'Термін оплати',
      'Покупець',
      'Разом без ПДВ',
      'Сума ПДВ',
      'Всього до сплати',
    ],
    'РАХУНОК НА ОПЛАТУ',
  ],
  [
    'bg',
    [
      'Фактура №',
      'Дата на издаване',
      'Срок за плащане',
      'Получател',
      'Данъчна основа',
      'Начислен ДДС',
      'Сума за плащане',
    ],
    'ФАКТУРА',
  ],
  [
    'no',
    ['Fakturanummer', 'Fakturadato', 'Forfallsdato', 'Kunde', 'Sum ekskl. mva', 'Mva-beløp', 'Å betale'],
    'FAKTURA',
  ],
  [
    'sk',
    [
      'Číslo faktúry',
      'Dátum vystavenia',
      'Dátum splatnosti',
      'Odberateľ',
      'Základ dane',
      'Suma DPH',
      'Celkom k úhrade',
    ],
    'FAKTÚRA',
  ],
  [
    'hr',
    [
      'Broj računa',
      'Datum izdavanja',
      'Datum dospijeća',
      'Kupac',
      'Porezna osnovica',
      'Iznos PDV',
      'Sveukupno',
    ],
    'Račun br. K-40217',
  ],
  [
    'sl',
    [
      'Številka računa',
      'Datum izdaje',
      'Rok plačila',
      'Kupec',
      'Skupaj brez DDV',
      'Znesek DDV',
      'Skupaj za plačilo',
    ],
    'Račun št. K-40217',
  ],
  [
    'lt',
    [
      'Sąskaitos numeris',
      'Išrašymo data',
      'Apmokėti iki',
      'Pirkėjas',
      'Suma be PVM',
      'PVM suma',
      'Bendra suma',
    ],
    'PVM SĄSKAITA FAKTŪRA',
  ],
  [
    'lv',
    [
      'Rēķina numurs',
      'Rēķina datums',
      'Apmaksas termiņš',
      'Pircējs',
      'Summa bez PVN',
      'PVN summa',
      'Kopā ar PVN',
    ],
    'RĒĶINS',
  ],
  [
    'et',
    ['Arve number', 'Arve kuupäev', 'Maksetähtaeg', 'Ostja', 'Summa ilma KM', 'Käibemaks', 'Arve summa'],
    'MÜÜGIARVE',
  ],
  [
    'th',
    ['เลขที่ใบแจ้งหนี้', 'วันที่ออก', 'วันครบกำหนด', 'ลูกค้า', 'มูลค่าก่อนภาษี', 'ภาษีมูลค่าเพิ่ม', 'จำนวนเงินรวมทั้งสิ้น'],
    'ใบแจ้งหนี้',
  ],
  [
    'he',
    ['מספר חשבונית', 'תאריך הפקה', 'תאריך פירעון', 'לכבוד', 'סה״כ לפני מע״מ', 'סה״כ מע״מ', 'סה״כ לתשלום'],
    'חשבונית מס',
  ],
  [
    'ar',
    [
      'رقم الفاتورة',
      'تاريخ الفاتورة',
      'تاريخ الاستحقاق',
      'العميل',
      'المجموع الفرعي',
      'ضريبة القيمة المضافة',
      'المجموع الكلي',
    ],
    'فاتورة ضريبية',
  ],
  [
    'is',
    [
      'Reikningur nr',
      'Útgáfudagur',
      'Eindagi',
      'Kaupandi',
      'Samtals án vsk',
      'Virðisaukaskattur',
      'Samtals með vsk',
    ],
    'SÖLUREIKNINGUR',
  ],
  [
    'ca',
    [
      'Número de factura',
      'Data de la factura',
      'Data de venciment',
      'Facturar a',
      'Base imposable',
      "Quota d'IVA",
      'Total amb IVA',
    ],
    'FACTURA DE VENDA',
  ],
  [
    'sr',
    ['Број фактуре', 'Датум издавања', 'Рок плаћања', 'Купац', 'Основица', 'Износ ПДВ', 'Укупно за плаћање'],
    'ФАКТУРА',
  ],
];
const RIGHT = {
  number: 'K-40217',
  date: '2026-05-14',
  due: '2026-06-13',
  net: '400.00',
  tax: '84.00',
  total: '484.00',
  type: 'Invoice',
};

test.each(PAPERS)('%s: label and value in one line', (language, labels, title) => {
  const [number, date, due, buyer, net, tax, total] = labels;
  const lines = [
    title,
    '',
    `${number}: K-40217`,
    `${date}: 14.05.2026`,
    `${due}: 13.06.2026`,
    `${buyer}: Orbis 7`,
    '',
    `${net}: 400,00`,
    `${tax}: 84,00`,
    `${total}: 484,00`,
  ];
  expect(read(lines)).toEqual({ ...RIGHT, language });
});

test.each(PAPERS)('%s: labels as headings above their values', (language, labels, title) => {
  const [number = '', date = '', due = '', , net = '', tax = '', total = ''] = labels;
  const columns = (...cells: string[]) => cells.map((cell) => cell.padEnd(28)).join('');
  const lines = [
    title,
    '',
    columns(number, date, due),
    columns('K-40217', '14.05.2026', '13.06.2026'),
    '',
    columns(net, '', '400,00'),
    columns(tax, '', '84,00'),
    columns(total, '', '484,00'),
  ];
  expect(read(lines)).toEqual({ ...RIGHT, language });
});
