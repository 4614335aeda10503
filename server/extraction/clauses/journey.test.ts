// Railway tickets without labels: which stations, which train, and which of the dates is that of the journey.
import { expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf } from '../../../test/kit/typed-page.ts';

const TICKET = profileOf([
  profileField('Departure'),
  profileField('Arrival'),
  profileField('Train or Flight Number'),
  profileField('Travel Date', 'date'),
]);

test('an electronic ticket was issued on another day than the train left', () => {
  expect(
    extractedValues(
      TICKET,
      '电子发票（铁路电子客票）',
      '发票号码: 25119165818000920011          开票日期: 2025年05月16日',
      '',
      '     青山南站          G7051          临江北站',
      '     Qingshannan                     Linjiangbei',
      '2025年05月11日   09:42开      06车03A号      二等座',
      '票价: ￥118.00',
    ),
  ).toMatchObject({
    departure: '青山南站',
    arrival: '临江北站',
    train_or_flight_number: 'G7051',
    travel_date: '2025-05-11',
  });
});

test('letters of a short name are spaced on a paper ticket', () => {
  expect(
    extractedValues(
      TICKET,
      'B031145        候车：二层',
      '青 山站 K518 临江北站',
      '2019年03月08日07:15开  04车11F号',
    ),
  ).toMatchObject({
    departure: '青山站',
    arrival: '临江北站',
    train_or_flight_number: 'K518',
    travel_date: '2019-03-08',
  });
});

test('a filling station is no station of a journey', () => {
  expect(
    extractedValues(TICKET, '东升加油站 A95 西山加油站', '2019年03月08日')['departure'] ?? null,
  ).toBeNull();
});

const FLIGHT = profileOf([
  profileField('Passenger'),
  profileField('Departure'),
  profileField('Arrival'),
  profileField('Travel Date', 'date'),
]);

test.each([
  ['labels below each other', ['Passenger Name: Ann Orbis', 'From: NORTHBRIDGE', 'To: SOUTHPORT']],
  [
    'labels beside each other',
    ['Passenger Name: Ann Orbis', 'From                To', 'NORTHBRIDGE         SOUTHPORT'],
  ],
  ['an arrow', ['Passenger Name: Ann Orbis', '', 'NORTHBRIDGE → SOUTHPORT     07:15']],
])('where a journey begins and ends: %s', (_how, lines) => {
  expect(extractedValues(FLIGHT, 'Orbis Air', ...lines, 'Flight Details: 2026-08-24 07:00')).toEqual({
    passenger: 'Ann Orbis',
    departure: 'NORTHBRIDGE',
    arrival: 'SOUTHPORT',
    travel_date: '2026-08-24',
  });
});

test('a telephone number is that of no train', () => {
  const lines = [
    'Train            Departs',
    '4                06:15',
    'Call us before your train: 1-800-555-RAIL',
  ];
  expect(extractedValues(TICKET, ...lines)['train_or_flight_number']).toBe('4');
});

test('codes of stations with a dash between, and no sentence that speaks of a departure', () => {
  const lines = [
    'NRB-SPT | One way',
    'PASSENGERS (1)     ORBIS MILES',
    'ORBIS, ANN         ADULT',
    'Call us before the departure to change your reservation or if you arrive late.',
  ];
  expect(extractedValues(FLIGHT, ...lines)).toMatchObject({
    passenger: 'ORBIS, ANN',
    departure: 'NRB',
    arrival: 'SPT',
  });
});
