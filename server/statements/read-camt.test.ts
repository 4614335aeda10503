import { expect, test } from 'vitest';
import { readCamt } from './read-camt.ts';
import { balanceDifference, movementKeys } from './statement.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const file = (content: string, version = '02') =>
  bytes(
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt><Id>S1</Id><ElctrncSeqNb>7</ElctrncSeqNb><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id><Ccy>EUR</Ccy></Acct>${content}</Stmt></BkToCstmrStmt></Document>`,
  );
const balance = (code: string, amount: string, direction = 'CRDT') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd></Bal>`;
const entry = (amount: string, direction: string, rest: string, status = '<Sts>BOOK</Sts>') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${status}<BookgDt><Dt>2026-03-04</Dt></BookgDt><ValDt><Dt>2026-03-05</Dt></ValDt>${rest}</Ntry>`;
const details = (...all: string[]) =>
  `<NtryDtls>${all.map((one) => `<TxDtls>${one}</TxDtls>`).join('')}</NtryDtls>`;
const creditor =
  '<Cdtr><Nm>Muster GmbH</Nm></Cdtr><CdtrAcct><Id><IBAN>DE75 5121 0800 1245 1261 99</IBAN></Id></CdtrAcct>';

test('version 2: party, purpose, references, balances', () => {
  const paid = entry('119.00', 'DBIT', `<AcctSvcrRef>B-1</AcctSvcrRef>${details(`<Refs><EndToEndId>E2E-9</EndToEndId></Refs><RltdPties>${creditor}</RltdPties><RmtInf><Ustrd>RE 2026-0042</Ustrd><Ustrd>vom 1.3.</Ustrd></RmtInf>`)}`); // prettier-ignore
  const [statement] = readCamt(file(`${balance('OPBD', '1000.00')}${balance('CLBD', '881.00')}${paid}`))!;
  expect(statement).toEqual({
    account: 'DE02120300000000202051', currency: 'EUR', number: '7', opening: '1000.00', closing: '881.00', unread: [],
    movements: [{
      id: 'B-1', booked: '2026-03-04', valued: '2026-03-05', amount: '-119.00', currency: 'EUR', reversal: false, name: 'Muster GmbH',
      account: 'DE75512108001245126199', purpose: 'RE 2026-0042 vom 1.3.', references: ['E2E-9'],
    }],
  }); // prettier-ignore
  expect(balanceDifference(statement!)).toBeNull();
});

test('version 8: parties and status lie deeper; what is only announced has moved no money', () => {
  const got = entry('5', 'CRDT', details('<RltdPties><Dbtr><Pty><Nm>Kunde AG</Nm></Pty></Dbtr></RltdPties><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>'), '<Sts><Cd>BOOK</Cd></Sts>'); // prettier-ignore
  const announced = entry('7', 'CRDT', '', '<Sts><Cd>PDNG</Cd></Sts>');
  const [statement] = readCamt(file(got + announced, '08'))!;
  expect(statement!.movements).toHaveLength(1);
  expect(statement!.movements[0]).toMatchObject({ amount: '5', name: 'Kunde AG', references: [] });
  expect(balanceDifference(statement!)).toBeUndefined();
});

test('a collective booking is told apart only where its parts come to it', () => {
  const part = (amount: string, text: string) =>
    `<Amt Ccy="EUR">${amount}</Amt><RmtInf><Ustrd>${text}</Ustrd></RmtInf>`;
  const read = (second: string) =>
    readCamt(file(entry('30.00', 'DBIT', details(part('10.00', 'A'), part(second, 'B')))))![0]!.movements;
  expect(read('20.00').map(({ amount, purpose }) => [amount, purpose])).toEqual([['-10.00', 'A'], ['-20.00', 'B']]); // prettier-ignore
  expect(read('19.00').map(({ amount }) => amount)).toEqual(['-30.00']);
});

test('a reversal comes from the party that had been paid', () => {
  const back = entry(
    '119.00',
    'CRDT',
    `<RvslInd>true</RvslInd>${details(`<RltdPties>${creditor}</RltdPties>`)}`,
  );
  const [movement] = readCamt(file(back))![0]!.movements;
  expect(movement).toMatchObject({ amount: '119.00', reversal: true, name: 'Muster GmbH' });
});

test('an entry without a direction is named, and missing money is', () => {
  const broken = '<Ntry><Amt Ccy="EUR">3.50</Amt><Sts>BOOK</Sts></Ntry>';
  const [statement] = readCamt(file(`${balance('OPBD', '10')}${balance('CLBD', '3.5', 'DBIT')}${broken}`))!;
  expect(statement!.unread).toEqual(['3.50BOOK']);
  expect(balanceDifference(statement!)).toBe('-13.5');
});

test('the key of a movement is the same in an overlapping export, and two equal payments stay two', () => {
  const paid = (text: string, amount = '10.00') =>
    entry(amount, 'DBIT', details(`<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`));
  const keys = (content: string) => movementKeys(readCamt(file(content))![0]!);
  const first = keys(paid('Abo 1') + paid('Abo 1'));
  expect(new Set(first).size).toBe(2);
  expect(keys(paid('Miete') + paid('ABO  1', '10.0') + paid('Abo-1')).slice(1)).toEqual(first);
});

test('hostile and foreign XML: nothing is expanded, depth has a bound, other documents are none', () => {
  const bomb =
    '<!DOCTYPE Document [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY x SYSTEM "file:///etc/hostname">]>';
  const text = new TextDecoder().decode(
    file(entry('1', 'CRDT', details('<RmtInf><Ustrd>&b;&x;</Ustrd></RmtInf>'))),
  );
  const read = readCamt(bytes(text.replace('?>', `?>${bomb}`)))!;
  expect(read[0]!.movements[0]!.purpose).toBe('&b;&x;');
  expect(readCamt(file(entry('1', 'CRDT', '<x>'.repeat(200_000))))).toBeDefined();
  expect(readCamt(bytes('<Document><CstmrCdtTrfInitn/></Document>'))).toBeUndefined();
  expect(readCamt(bytes(':20:STARTUMS'))).toBeUndefined();
});
