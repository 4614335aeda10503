// Contracts in the languages of Europe and in Chinese: who agrees, from when, for how long, under which law. All are drawn.
import { expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf } from '../../../test/kit/typed-page.ts';

const PROFILE = profileOf([
  profileField('Parties'),
  profileField('Signing Date', 'date'),
  profileField('Effective Date', 'date'),
  profileField('Term'),
  profileField('Notice Period'),
  profileField('Governing Law'),
]);

const CONTRACTS: Record<string, string> = {
  fr: `CONTRAT DE MAINTENANCE

Entre les soussignés :
Boréal Énergie SAS, société par actions simplifiée au capital de 120 000 €, dont le siège social est
situé 8 quai des Brumes, 44000 Nantes, représentée par Mme Claire Vidal, ci-après dénommée « le Client »,
d'une part,
et
Ateliers du Ponant SARL, société à responsabilité limitée, dont le siège est 3 rue du Port, 29200 Brest,
ci-après dénommée « le Prestataire », d'autre part.

Article 3 - Durée
Le présent contrat prend effet le 1er mars 2026 pour une durée de vingt-quatre (24) mois.
Il peut être résilié moyennant un préavis de trois (3) mois.
Article 9 - Droit applicable
Le présent contrat est régi par le droit français.
Fait à Nantes, le 12 février 2026, en deux exemplaires.`,
  de: `DIENSTLEISTUNGSVERTRAG

zwischen
der Nordlicht Anlagenbau GmbH, Hafenstraße 12, 24103 Kiel, vertreten durch den Geschäftsführer Jan Petersen,
– nachfolgend „Auftraggeber“ genannt –
und
der Kranz & Söhne OHG, Lindenweg 4, 04109 Leipzig,
– nachfolgend „Auftragnehmer“ genannt –

§ 2 Laufzeit
Der Vertrag beginnt am 1. April 2026 und wird auf die Dauer von drei Jahren geschlossen.
Er kann mit einer Frist von sechs Wochen zum Quartalsende gekündigt werden.
§ 8 Schlussbestimmungen
Es gilt das Recht der Bundesrepublik Deutschland.
Kiel, den 15. März 2026`,
  es: `CONTRATO DE PRESTACIÓN DE SERVICIOS

En Sevilla, a 10 de enero de 2026.
REUNIDOS
De una parte, Talleres Guadalmar S.L., con domicilio en calle Betis 20, 41010 Sevilla, en adelante «el Cliente».
De otra parte, Consultoría Almendros S.A., con domicilio en calle Real 5, 29001 Málaga, en adelante «el Proveedor».
CLÁUSULAS
Tercera. Duración. El presente contrato entrará en vigor el 1 de febrero de 2026 y tendrá una duración de doce meses.
Cualquiera de las partes podrá resolverlo con un preaviso de 30 días.
Décima. El presente contrato se regirá por la ley española.`,
  it: `CONTRATTO DI FORNITURA

Tra
Officine Bellavista S.r.l., con sede in via Roma 14, 37121 Verona (di seguito "il Cliente")
e
Logistica Adriatica S.p.A., con sede in viale Trieste 8, 60121 Ancona (di seguito "il Fornitore")

Art. 4 Durata
Il presente contratto decorre dal 1 maggio 2026 e ha una durata di due anni.
Ciascuna parte può recedere con un preavviso di 60 giorni.
Art. 12 Legge applicabile
Il presente contratto è regolato dalla legge italiana.
Verona, 20 aprile 2026`,
  nl: `OVEREENKOMST VAN OPDRACHT

De ondergetekenden:
1. Waterland Techniek B.V., gevestigd te Hoorn, hierna te noemen: "Opdrachtgever",
en
2. Van Dalen Advies B.V., gevestigd te Zwolle, hierna te noemen: "Opdrachtnemer",

Artikel 2 Duur
Deze overeenkomst gaat in op 1 juni 2026 en wordt aangegaan voor de duur van 18 maanden.
De overeenkomst kan worden opgezegd met een opzegtermijn van een maand.
Artikel 10
Op deze overeenkomst is Nederlands recht van toepassing.
Aldus overeengekomen te Hoorn op 12 mei 2026.`,
  pt: `CONTRATO DE PRESTAÇÃO DE SERVIÇOS

Entre:
Marítima Atlântica, Lda., com sede na Rua do Cais 7, 4050-001 Porto, adiante designada por "Primeira Contratante",
e
Douro Serviços, S.A., com sede na Avenida Central 22, 1050-100 Lisboa, adiante designada por "Segunda Contratante".

Cláusula 3.ª O presente contrato entra em vigor em 1 de julho de 2026 e vigora pelo prazo de 24 meses.
Pode ser denunciado com um aviso prévio de 90 dias.
Cláusula 9.ª O presente contrato rege-se pela lei portuguesa.
Porto, 15 de junho de 2026`,
  pl: `UMOWA O ŚWIADCZENIE USŁUG

zawarta w dniu 5 maja 2026 r. w Gdańsku pomiędzy:
Bursztyn Logistyka Sp. z o.o. z siedzibą w Gdańsku, ul. Morska 3, zwaną dalej „Zamawiającym”,
a
Wisła Serwis S.A. z siedzibą w Toruniu, ul. Mostowa 9, zwaną dalej „Wykonawcą”.

§ 4 Umowa wchodzi w życie z dniem 1 czerwca 2026 r. i zostaje zawarta na okres 2 lat.
Każda ze stron może wypowiedzieć umowę z zachowaniem 3 miesięcy okresu wypowiedzenia.
§ 9 Umowa podlega prawu polskiemu.`,
  zh: `技术服务合同

甲方：杭州青禾软件有限公司
乙方：宁波海川设备有限公司
第二条 合同期限
本合同自2026年3月1日起生效，有效期为两年。
任何一方可提前30日书面通知解除本合同。
第八条 本合同适用中华人民共和国法律。
签订日期：2026年2月20日`,
  sv: `KONSULTAVTAL

Mellan
Skärgårdens Teknik AB, org.nr 556677-8899, Hamngatan 3, 111 47 Stockholm ("Kunden")
och
Norrsken Konsult AB, org.nr 556688-1122, Storgatan 8, 903 25 Umeå ("Konsulten")

§ 3 Avtalet träder i kraft den 1 september 2026 och gäller under en period om 12 månader.
Avtalet kan sägas upp med en uppsägningstid om tre månader.
§ 11 Svensk lag ska tillämpas på detta avtal.
Stockholm den 20 augusti 2026`,
  da: `SAMARBEJDSAFTALE

mellem
Østerbro Maskinfabrik A/S, Havnegade 4, 2100 København (herefter "Kunden")
og
Fjordens Rådgivning ApS, Torvet 9, 8000 Aarhus (herefter "Leverandøren")

§ 2 Aftalen træder i kraft den 1. oktober 2026 og gælder for en periode på to år.
Aftalen kan opsiges med et opsigelsesvarsel på tre måneder.
§ 7 Aftalen er underlagt dansk ret.
København, den 14. september 2026`,
  cs: `SMLOUVA O POSKYTOVÁNÍ SLUŽEB

uzavřená dne 3. srpna 2026 mezi:
Vltava Strojírny s.r.o., se sídlem Nábřežní 12, 150 00 Praha 5 (dále jen „Objednatel“)
a
Morava Servis a.s., se sídlem Dlouhá 7, 602 00 Brno (dále jen „Poskytovatel“)

Článek 3 Smlouva nabývá účinnosti dne 1. září 2026 a uzavírá se na dobu 24 měsíců.
Smlouvu lze vypovědět s výpovědní dobou dva měsíce.
Článek 9 Tato smlouva se řídí českým právem.`,
};

test.each([
  [
    'fr',
    'Boréal Énergie SAS; Ateliers du Ponant SARL',
    '2026-02-12',
    '2026-03-01',
    '24 mois',
    '3 mois',
    'France',
  ],
  [
    'de',
    'Nordlicht Anlagenbau GmbH; Kranz & Söhne OHG',
    '2026-03-15',
    '2026-04-01',
    '3 Jahren',
    '6 Wochen',
    'Germany',
  ],
  [
    'es',
    'Talleres Guadalmar S.L.; Consultoría Almendros S.A.',
    '2026-01-10',
    '2026-02-01',
    '12 meses',
    '30 días',
    'Spain',
  ],
  [
    'it',
    'Officine Bellavista S.r.l.; Logistica Adriatica S.p.A.',
    '2026-04-20',
    '2026-05-01',
    '2 anni',
    '60 giorni',
    'Italy',
  ],
  [
    'nl',
    'Waterland Techniek B.V.; Van Dalen Advies B.V.',
    '2026-05-12',
    '2026-06-01',
    '18 maanden',
    '1 maand',
    'Netherlands',
  ],
  [
    'pt',
    'Marítima Atlântica, Lda.; Douro Serviços, S.A.',
    '2026-06-15',
    '2026-07-01',
    '24 meses',
    '90 dias',
    'Portugal',
  ],
  [
    'pl',
    'Bursztyn Logistyka Sp. z o.o.; Wisła Serwis S.A.',
    '2026-05-05',
    '2026-06-01',
    '2 lat',
    '3 miesięcy',
    'Poland',
  ],
  [
    'zh',
    '杭州青禾软件有限公司; 宁波海川设备有限公司',
    '2026-02-20',
    '2026-03-01',
    '2年',
    '30日',
    '中华人民共和国',
  ],
  [
    'sv',
    'Skärgårdens Teknik AB; Norrsken Konsult AB',
    '2026-08-20',
    '2026-09-01',
    '12 månader',
    '3 månader',
    'Sweden',
  ],
  [
    'da',
    'Østerbro Maskinfabrik A/S; Fjordens Rådgivning ApS',
    '2026-09-14',
    '2026-10-01',
    '2 år',
    '3 måneder',
    'Denmark',
  ],
  [
    'cs',
    'Vltava Strojírny s.r.o.; Morava Servis a.s.',
    '2026-08-03',
    '2026-09-01',
    '24 měsíců',
    '2 měsíce',
    'Czechia',
  ],
])('%s', (code, parties, signing_date, effective_date, term, notice_period, governing_law) => {
  expect(extractedValues(PROFILE, ...CONTRACTS[code]!.split('\n'))).toEqual({
    parties,
    signing_date,
    effective_date,
    term,
    notice_period,
    governing_law,
  });
});
