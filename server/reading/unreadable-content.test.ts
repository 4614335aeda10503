// What no reader can read is no document, however it is named: programs and bytes without meaning. Text of every encoding
// that is read stays text.
import iconv from 'iconv-lite';
import { isUtf8 } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { detectFormat } from './detect-format.ts';
import { ReadingError } from './reading-error.ts';

/** Undefined for content of no known format. */
function formatOf(bytes: Buffer): string | undefined {
  try {
    return detectFormat(bytes).format;
  } catch (error) {
    if (error instanceof ReadingError) return undefined;
    throw error;
  }
}

/** The same noise at every run: a linear congruential generator (Numerical Recipes). */
function noise(seed: number, length: number): Buffer {
  let state = seed;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    }),
  );
}

const dosHeader = Buffer.alloc(128);
dosHeader.write('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1');
dosHeader.writeUInt32LE(120, 60);
dosHeader.write('PE\0\0', 120, 'latin1');
const message = Buffer.from('This program cannot be run in DOS mode. '.repeat(2000));

test.each([
  ['a Windows program', dosHeader],
  ['one with much text in it', Buffer.concat([dosHeader, message])],
  ['one that is a PDF too', Buffer.concat([dosHeader, Buffer.from('%PDF-1.7\n')])],
  ['an ELF program', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'), message])],
  ['a Mach-O program', Buffer.concat([Buffer.from('cffaedfe07000001', 'hex'), message])],
  [
    'one for two processors, or a Java class',
    Buffer.concat([Buffer.from('cafebabe00000034', 'hex'), message]),
  ],
  ['WebAssembly', Buffer.from('0061736d01000000', 'hex')],
  ['six bytes', Buffer.from('89fffe908081', 'hex')],
  ['six other bytes', Buffer.from('010002000300', 'hex')],
  ['bytes behind the mark of UTF-16', Buffer.concat([Buffer.from('fffe', 'hex'), noise(7, 200)])],
  ['bytes behind the mark of UTF-8', Buffer.concat([Buffer.from('efbbbf', 'hex'), noise(7, 200)])],
  ['bytes without control characters', Buffer.from(noise(3, 500).map((byte) => byte | 0x60))],
  ['what begins like a frame of MP3', Buffer.from('fffb90000102030405060708', 'hex')],
  ['a packed archive', Buffer.from('1f8b0800000000000003', 'hex')],
])('%s is refused', (_name, bytes) => {
  expect(formatOf(bytes)).toBeUndefined();
});

test('noise of any length is refused', () => {
  const lengths = [...Array.from({ length: 24 }, (_, i) => i + 1), 32, 47, 48, 49, 50, 64, 65, 500, 20_000];
  // A few bytes may be a word by chance, and those that are UTF-8 are text.
  const taken = lengths.flatMap((length) =>
    Array.from({ length: 300 }, (_, seed) => noise(seed * 977 + length, length)).filter(
      (bytes) => !isUtf8(bytes) && formatOf(bytes) !== undefined,
    ),
  );
  expect(taken.filter(({ length }) => length > 12)).toEqual([]);
  expect(taken.length).toBeLessThanOrEqual(4);
});

describe('text is text', () => {
  const texts: [string, string[]][] = [
    [
      'Rechnung Nr. 4711, für große Schränke 1.190,00 €, Größe über 5 °C',
      ['utf8', 'win1252', 'cp850', 'macroman'],
    ],
    ['Größe', ['win1252', 'utf16-le']],
    ['Müller', ['win1252', 'utf16-le']],
    ['Total: £12.50', ['win1252', 'cp850']],
    ['发票号码', ['gb18030', 'utf8']],
    ['阿尔坎塔拉', ['gb18030']],
    ['Счёт на оплату', ['win1251', 'koi8-r']],
    [
      'Facture n° 12 émise à Besançon : « déjà » réglée à 20 %, été, forêt, garçon',
      ['win1252', 'cp850', 'utf-16be'],
    ],
    ['Faktura číslo 12, dodavatel Příbram, částka 1 200 Kč, žlutý kůň', ['win1250', 'iso88592']],
    [
      'Счёт на оплату от 3 марта. Итого к оплате двести рублей',
      ['win1251', 'koi8-r', 'utf16-le', 'iso88595'],
    ],
    ['Τιμολόγιο αριθμός δώδεκα, σύνολο πληρωμής διακόσια ευρώ', ['win1253', 'iso88597']],
    ['חשבונית מספר 12 סך הכל לתשלום מאתיים שקלים', ['win1255', 'iso88598']],
    ['فاتورة رقم 12 المبلغ الإجمالي مئتان ريال سعودي', ['win1256']],
    ['請求書番号12 合計金額は二百円です。お支払いをお願いします。', ['shift_jis', 'euc-jp', 'utf8']],
    ['청구서 번호 12 합계 금액은 이백 원입니다. 주식회사', ['euc-kr', 'utf8']],
    ['发票号码12 合计金额二百元整，北京测试有限公司', ['gb18030', 'utf8']],
    ['發票號碼12 合計金額二百元整，台北測試有限公司', ['big5', 'utf8']],
    ['┌────┬────┐\n│Menge│Preis│\n├────┼────┤\n│ 1  │5,00│\n└────┴────┘', ['cp437', 'cp850', 'utf8']],
    ['👍 ✓ ☎ → 5 ✗', ['utf8']],
    ['MZ 4711 Rechnung', ['utf8']],
    ['#!/bin/sh\necho invoice\n', ['utf8']],
    ['QmFzZTY0/+x9aB3Zz==', ['utf8']],
    ['x', ['utf8']],
  ];
  test.each(texts.flatMap(([text, encodings]) => encodings.map((encoding) => [encoding, text] as const)))(
    '%s: %s',
    (encoding, text) => {
      expect(formatOf(iconv.encode(text, encoding, { addBOM: true }))).toBeDefined();
    },
  );
});
