// Who the parties of an agreement are, in the ways in which agreements say so.
import { describe, expect, test } from 'vitest';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';

const PROFILE = profileOf([profileField('Parties', 'list')]);

function partiesOf(...lines: string[]): string | null {
  const { fields } = extract(typedReading(lines), PROFILE, { today: '2026-11-22', learned: [] });
  return fields['parties']!.value;
}

describe('named in the first sentence', () => {
  test('a name of one word with its kind, and one in capitals', () => {
    expect(
      partiesOf(
        'This Agreement is entered into on March 3, 2026 by and between ORLEX, an Oregon corporation',
        'with offices at 26 W. Alder Road, Salem, Oregon 97301, and PINEWOOD DATA CORPORATION a Nevada',
        'corporation.',
      ),
    ).toBe('ORLEX; PINEWOOD DATA CORPORATION');
  });

  test('a role in quotation marks before each name', () => {
    expect(
      partiesOf(
        'MASTER SERVICES AGREEMENT',
        'Between:',
        '"Provider" - Larchfield Digital Works, Inc., a Delaware corporation with principal offices at 20',
        'Mill Drive, Suite 300, Austin, TX 78701',
        '"Client" - Southgate Traders, LLC, a New York limited liability company with principal offices at 5',
        'Park Avenue, 12th Floor, New York, NY 10177',
        'Effective Date: January 15, 2026',
      ),
    ).toBe('Larchfield Digital Works, Inc.; Southgate Traders, LLC');
  });

  test('a person before a company; the address behind is no third', () => {
    expect(
      partiesOf(
        'THIS AGREEMENT is entered into between the undersigned Mara Linde and HELIOTROP FOODS INC., a',
        'Nevada corporation with a place of business at 83 South Street, Freehold, New Jersey 07728 USA,',
        '(the “Company”).',
      ),
    ).toBe('Mara Linde; HELIOTROP FOODS INC.');
  });

  test('German, with the names the text goes on with', () => {
    expect(
      partiesOf(
        'Vertraulichkeitsvereinbarung',
        'zwischen der Buchenhain Maschinen GmbH, Lindenweg 4, 12345 Neustadt (nachfolgend „Auftraggeber“),',
        'und der Talquell Software AG, Uferstraße 9, 54321 Altdorf (nachfolgend „Auftragnehmer“).',
      ),
    ).toBe('Buchenhain Maschinen GmbH; Talquell Software AG');
  });
});

test('what belongs to the sentence is not in the name: a genitive, the next sentence, the role', () => {
  expect(
    partiesOf(
      'You have asked for information on Larkspur Mills Inc. (together with its subsidiaries, affiliates,',
      'predecessors and successors, and the divisions of each of them, the “Company”). Quillon & Reed LLC’s',
      '(“you”) request is granted on these terms.',
    ),
  ).toBe('Larkspur Mills Inc.; Quillon & Reed LLC');
});

describe('letters', () => {
  test('the addressee above "Ladies and Gentlemen", the sender by the text', () => {
    expect(
      partiesOf(
        'April 22, 2026',
        '',
        'Sundholm Cable Ltd.',
        'Harbour Tower 159',
        '',
        'Ladies and Gentlemen:',
        '',
        'You are considering a possible transaction with Everhart Wire Inc. (the “Company”).',
      ),
    ).toBe('Sundholm Cable Ltd.; Everhart Wire Inc.');
  });

  test('a person who is addressed, and a company whose name ends a sentence', () => {
    expect(
      partiesOf(
        'Jonas K. Abel',
        '226 Hill Road',
        '',
        'Dear Mr. Abel:',
        '',
        'This letter sets out the terms of your resignation as an officer of Merrow Electric Co. Throughout',
        'this letter the term “Merrow” means Merrow Electric Co. and its affiliates.',
      ),
    ).toBe('Jonas K. Abel; Merrow Electric Co.');
  });
});

describe('who signed', () => {
  const EMPLOYEE = [
    'As a condition of my employment with Bexley Pharma, Inc., its subsidiaries and affiliates (together',
    'the “Company”), I agree to the following.',
    '',
  ];

  test('an employee whom only the signature names', () => {
    expect(partiesOf(...EMPLOYEE, '/s/ Tessa Moorland', 'Signature', 'Date: March 19, 2026')).toBe(
      'Bexley Pharma, Inc.; Tessa Moorland',
    );
    expect(partiesOf(...EMPLOYEE, 'EMPLOYEE: Tessa Moorland', '(Print Name)')).toBe(
      'Bexley Pharma, Inc.; Tessa Moorland',
    );
  });

  test('who signs for a company is no party, with "By:" or an office', () => {
    expect(
      partiesOf(...EMPLOYEE, 'BEXLEY PHARMA, INC.', 'By: /s/ Rolf Hagen', 'Rolf Hagen', 'President'),
    ).toBeNull();
    expect(partiesOf(...EMPLOYEE, 'Sincerely,', '/s/ Rolf Hagen', 'Rolf Hagen', 'Chairman')).toBeNull();
  });

  test('two companies side by side', () => {
    expect(
      partiesOf(
        'The parties agree to keep secret what they learn of each other.',
        '',
        'OSTERLUND TOYS, INC.                    Brackwater Games LLC',
        'By: /s/ Ida Falk                        By: /s/ Omar Diaz',
        'Name: Ida Falk                          Name: Omar Diaz',
        'Title: Chief Executive Officer          Title: Manager',
      ),
    ).toBe('OSTERLUND TOYS, INC.; Brackwater Games LLC');
  });
});

test('a text without parties has none', () => {
  expect(
    partiesOf('THE PARTIES HERETO AGREE AS FOLLOWS', 'between the Employee and the Company, Exhibit 10.2'),
  ).toBeNull();
});

test('a title names the parties, and the first section is none', () => {
  expect(
    partiesOf(
      'MASTER SERVICE AGREEMENT',
      'Between Larkspur Systems Inc. and Quillon Cloud Solutions',
      '1. SCOPE OF SERVICES',
      'Quillon shall provide the services.',
    ),
  ).toBe('Larkspur Systems Inc.; Quillon Cloud Solutions');
});

test('a heading before each party', () => {
  expect(
    partiesOf(
      'SERVICE AGREEMENT',
      'Between: Larkspur GmbH, Lindenweg 15, 12345 Neustadt, Germany',
      'And: Mara Linde, Uferweg 22, 54321 Altdorf, Germany',
      '1. Scope of Work',
    ),
  ).toBe('Larkspur GmbH; Mara Linde');
});

describe('with one side left open, as in terms for anybody', () => {
  test('a list of what each side is', () => {
    expect(
      partiesOf(
        'CONTRATO DE SERVIÇOS',
        'CONTRATANTE: Pessoa que adere aos serviços descritos.',
        'CONTRATADA: Orbis Sete Tecnologia Ltda., pessoa jurídica de direito privado.',
        '1. O presente contrato tem por objeto a prestação de serviços.',
      ),
    ).toBe('Orbis Sete Tecnologia Ltda.');
  });

  test('a short name without brackets', () => {
    expect(
      partiesOf(
        'ДОГОВОР № 17',
        'Индивидуальный предприниматель Орбис Анна Ивановна (ОГРНИП 17), действующая на основании',
        'свидетельства и именуемая в дальнейшем “Исполнитель”, и гражданин, именуемый “Заказчик”,',
        'заключили настоящий договор.',
      ),
    ).toBe('Орбис Анна Ивановна');
  });
});

test('short names of both sides without brackets', () => {
  expect(
    partiesOf(
      'DIENSTLEISTUNGSVERTRAG',
      '',
      'Orbis Bau GmbH, vertreten durch Anna Orbis, nachfolgend „Auftraggeber“, schließt mit',
      'Hans Muster, Lindenweg 7, 12345 Neustadt, nachfolgend „Auftragnehmer“, folgenden Vertrag.',
    ),
  ).toBe('Orbis Bau GmbH; Hans Muster');
});
