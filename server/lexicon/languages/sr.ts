// What documents in Serbian say, in both scripts. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const sr: Language = {
  code: 'sr',
  name: 'Serbian',
  home: 'RS',
  months:
    'januar јануар | februar фебруар | mart март | april април | maj мај | jun јун | jul јул | avgust август | septembar септембар | oktobar октобар | novembar новембар | decembar децембар',
  periods: {
    year: 'godina | године | година',
    month: 'mesec | meseci | месец | месеци',
    week: 'nedelja | недеља',
    day: 'dan | dana | дан | дана',
  },
  papers:
    'faktura | фактура | рачун | predračun | предрачун | profaktura | otpremnica | отпремница | fiskalni račun | фискални рачун',
  letters: 'љњђћџјšćčđž',
  frequent:
    'и је са за на од који која није или укупно износ износ датум купац продавац рачун фактура плаћање основица без пдв количина цена назив адреса pib mesto prometa valuta iznos kupac prodavac uplata osnovica poziv žiro tekući plaćanje dospeća',
  kinds: {
    Invoice:
      'faktura br | faktura | фактура | фактура бр | рачун бр | predračun | предрачун | profaktura | профактура | račun-otpremnica | рачун-отпремница',
    Receipt:
      'fiskalni račun | фискални рачун | priznanica | признаница | potvrda o uplati | потврда о уплати',
    'Credit Note': 'knjižno odobrenje | књижно одобрење',
    'Purchase Order': 'narudžbenica | наруџбеница | porudžbenica | поруџбеница',
    'Delivery Note': 'otpremnica | отпремница | dostavnica | доставница',
    'Bank Statement': 'izvod | извод | izvod računa | извод рачуна | bankovni izvod',
    Quotation: 'ponuda br | понуда | понуда бр',
    'Order Confirmation': 'potvrda porudžbine | потврда поруџбине | потврда наруџбине',
    'Utility Bill':
      'račun za struju | рачун за струју | račun za električnu energiju | рачун за електричну енергију',
    Payslip: 'obračun zarade | обрачун зараде | isplatni listić | исплатни листић | obračun zarada',
    'Payment Reminder': 'opomena | опомена | opomena pred utuženje',
    Contract: 'ugovor o radu | уговор о раду | ugovor o zakupu | уговор о закупу',
  },
  labels: {
    invoice_number:
      'broj fakture | број фактуре | faktura br | фактура бр | broj računa | број рачуна | račun br | рачун бр | faktura broj | фактура број | рачун број | broj profakture | број профактуре | broj knjižnog odobrenja',
    receipt_number: 'pfr broj računa | пфр број рачуна | broj isečka | број исечка | бројач рачуна',
    order_number:
      'broj porudžbine | број поруџбине | broj porudžbenice | број поруџбенице | broj narudžbenice | број наруџбенице | broj narudžbine | broj narudžbe | narudžbenica br | наруџбеница бр',
    quote_number: 'broj ponude | број понуде | ponuda br | broj predračuna | број предрачуна',
    delivery_note_number: 'broj otpremnice | број отпремнице | otpremnica br',
    contract_number: 'broj ugovora | број уговора | ugovor br',
    customer_number: 'šifra kupca | шифра купца | id kupca',
    payment_reference: 'poziv na broj | позив на број | model i poziv na broj | referenca plaćanja',
    vat_id: 'pib | пиб | pib broj | pib kupca | pib prodavca',
    tax_number: 'poreski broj | порески број',
    company_registration: 'matični broj | матични број | mat. broj | mb',
    bank_account:
      'tekući račun | текући рачун | žiro račun | жиро рачун | broj tekućeg računa | bankovni račun | račun u banci',
    issue_date:
      'datum fakture | датум фактуре | datum izdavanja | датум издавања | datum računa | датум рачуна | datum izdavanja računa | датум издавања рачуна | datum profakture',
    due_date:
      'datum dospeća | датум доспећа | rok plaćanja | рок плаћања | datum valute | датум валуте | valuta plaćanja | валута плаћања | datum dospevanja | dospeće plaćanja | доспећа плаћања | rok za plaćanje | платити до | platiti do | datum dospeća fakture',
    delivery_date:
      'datum prometa | датум промета | datum isporuke | датум испоруке | datum prometa dobara i usluga | datum usluge',
    order_date: 'datum porudžbine | датум поруџбине | datum narudžbine | datum narudžbenice',
    expiry_date: 'važi do | важи до | datum isteka | датум истека | ponuda važi do',
    payment_date:
      'datum uplate | датум уплате | datum plaćanja | датум плаћања | datum isplate | датум исплате',
    period_start:
      'period | период | obračunski period | обрачунски период | za mesec | за месец | datum početka | датум почетка',
    period_end:
      'period | период | obračunski period | обрачунски период | za mesec | за месец | datum završetka | датум завршетка',
    grand_total:
      'ukupno za plaćanje | укупно за плаћање | ukupan iznos | укупан износ | за уплату | za uplatu | ukupno za uplatu | укупно за уплату | ukupna cena | укупна цена | ukupno sa pdv | укупно са пдв | укупно (са порезом) | ukupno sa pdv-om | iznos fakture | износ фактуре',
    net_total:
      'osnovica | основица | poreska osnovica | пореска основица | osnovica za obračun pdv-a | основица за обрачун пдв-а | međuzbir | међузбир | ukupno bez pdv | укупно без пдв | ukupno bez pdv-a | укупно (без пореза) | neto iznos | iznos bez pdv | износ без пдв',
    tax_total:
      'pdv | пдв | iznos pdv | износ пдв | iznos pdv-a | износ пдв-а | porez | порез | iznos poreza | износ пореза | ukupan porez | укупан порез | ukupno porez | укупно порез | порез укупно | porezi | обрачунати пдв | obračunati pdv | ukupno pdv | укупно пдв',
    due_payable:
      'preostalo za uplatu | преостало за уплату | preostali iznos | dužan iznos | iznos dospeća | износ доспећа | dospeli iznos | доспели износ | iznos za uplatu | износ за уплату | stanje duga | стање дуга',
    prepaid:
      'plaćeno | плаћено | uplate | уплате | iznos uplate | износ уплате | износ плаћен | плаћени износ | plaćeni iznos | avans | аванс | avansno plaćeno | уплаћено | uplaćeno',
    discount:
      'popust | попуст | rabat | рабат | ukupan popust | укупан попуст | износ попуста | iznos popusta',
    shipping: 'poštarina | поштарина | troškovi dostave | трошкови доставе | dostava | достава',
    rounding: 'zaokruživanje | заокруживање',
    unit_price: 'jedinična cena | јединична цена | cena po jedinici | цена по јединици | cena/jm',
    quantity: 'količina | количина | kol | кол',
    tax_rate: 'stopa pdv | стопа пдв | poreska stopa | пореска стопа | pdv % | пдв %',
    currency: 'valuta | валута',
    phone: 'telefon | телефон | broj telefona | број телефона',
    email: 'e-pošta | е-пошта | adresa e-pošte | имејл',
    address: 'adresa | адреса',
    contact_person: 'kontakt osoba | контакт особа',
    payment_terms: 'uslovi plaćanja | услови плаћања',
    payment_method: 'način plaćanja | начин плаћања | vrsta plaćanja | врста плаћања | način uplate',
    notes: 'napomena | напомена | napomene | напомене',
    cashier: 'kasir | касир',
    cash_tendered: 'gotovina | готовина | платна картица | platna kartica',
    cash_change: 'povraćaj | повраћај | kusur | кусур',
    opening_balance:
      'početno stanje | почетно стање | prethodno stanje | претходно стање | početni saldo | почетни салдо',
    closing_balance:
      'krajnje stanje | крајње стање | novo stanje | ново стање | trenutni saldo | тренутни салдо | завршни салдо | stanje na kraju',
    gross_pay: 'bruto zarada | бруто зарада | ukupna bruto zarada | bruto plata | бруто плата',
    net_pay:
      'neto zarada | нето зарада | za isplatu | за исплату | neto za isplatu | neto plata | нето плата | iznos za isplatu',
  },
  weak: {
    issue_date: 'datum | датум',
    grand_total: 'ukupno | укупно | svega | свега',
    invoice_number: 'рачун | broj | број',
    closing_balance: 'stanje | стање | салдо',
    net_total: 'neto | нето',
  },
  headings: {
    seller:
      'prodavac | продавац | dobavljač | добављач | izdavalac računa | издавалац рачуна | isporučilac | испоручилац | poslodavac | послодавац',
    buyer:
      'kupac | купац | klijent | клијент | primalac računa | прималац рачуна | naručilac | наручилац | račun za | рачун за | podaci o kupcu | адреса за наплату | adresa za naplatu | детаљи о купцу | zaposleni | запослени',
    ship_to:
      'mesto isporuke | место испоруке | primalac | прималац | adresa za isporuku | адреса за испоруку | adresa za dostavu | адреса за доставу | isporučiti na',
    bank: 'banka | банка | naziv banke | назив банке',
    payee: 'primalac uplate | прималац уплате',
  },
  columns: {
    position: 'r.br | р.бр | red. br | ред. бр | rb | redni broj | редни број',
    sku: 'šifra | шифра | kod | код | šifra artikla | шифра артикла',
    description:
      'naziv | назив | opis | опис | naziv robe | назив робе | vrsta robe | врста робе | naziv proizvoda | назив производа | производ | proizvod | artikal | артикал | roba/usluga | naziv robe / usluge | назив робе / услуге | usluga | услуга',
    quantity: 'količina | количина | kol | кол | sati | сати',
    unit: 'jed. mere | јед. мере | jm | јм | jedinica mere | јединица мере | jedinica | јединица',
    unit_price:
      'cena | цена | jedinična cena | јединична цена | cena po jedinici | цена по јединици | cena bez pdv | цена без пдв',
    discount: 'rabat | рабат | popust | попуст | rabat % | попуст %',
    tax_rate: 'pdv % | пдв % | stopa pdv | стопа пдв | poreska stopa | пореска стопа',
    tax_amount: 'iznos pdv | износ пдв | iznos poreza | износ пореза | pdv | пдв',
    amount:
      'iznos | износ | ukupno | укупно | vrednost | вредност | iznos bez pdv | износ без пдв | osnovica | основица | укупна цена',
    gross_amount:
      'iznos sa pdv | износ са пдв | ukupno sa pdv | укупно са пдв | vrednost sa pdv | вредност са пдв',
    date: 'datum | датум',
  },
  words: {
    page: 'strana | страна',
    slogan: 'hvala | хвала',
    payment_means: 'gotovina | готовина | platna kartica | платна картица',
    bank_name: 'banka | банка',
  },
};
