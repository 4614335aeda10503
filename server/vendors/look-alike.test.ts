import { expect, test } from 'vitest';
import { domainOf, imitated } from './look-alike.ts';

const KNOWN = ['millstone.example', 'gmx.example', 'kantor.co.uk'];

test.each([
  ['millstone.example', undefined],
  ['mail.millstone.example', undefined],
  ['harrow.example', undefined],
  ['gmy.example', undefined],
  ['gmx.invalid', undefined],
  ['rnillstone.example', 'millstone.example'],
  ['mi11stone.example', 'millstone.example'],
  ['millstоne.example', 'millstone.example'],
  ['xn--millstne-sbh.example', 'millstone.example'],
  ['millstöne.example', 'millstone.example'],
  ['milstone.example', 'millstone.example'],
  ['millstnoe.example', 'millstone.example'],
  ['millstone.invalid', 'millstone.example'],
  ['mail.millst0ne.example', 'millstone.example'],
  ['kantor.org.uk', 'kantor.co.uk'],
  ['kantor.co.nz', 'kantor.co.uk'],
])('%s', (domain, known) => {
  expect(imitated(domain, KNOWN)).toBe(known);
});

test('the domain of an address', () => {
  expect(domainOf('Billing@Acme.Example')).toBe('acme.example');
  expect(domainOf('<billing@acme.example>')).toBe('acme.example');
  expect(domainOf('nobody')).toBeUndefined();
  expect(domainOf('')).toBeUndefined();
});
