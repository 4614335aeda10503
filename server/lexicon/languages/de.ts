// What documents in German say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const de: Language = {
  code: 'de',
  name: 'German',
  home: 'DE',
  months:
    'januar jänner jan | februar feb | märz mär maerz mrz | april apr | mai | juni jun | juli jul | august aug | september sep sept | oktober okt | november nov | dezember dez',
  weekdays: 'sonntag so | montag mo | dienstag di | mittwoch mi | donnerstag do | freitag fr | samstag sa',
  numbers: {
    1: 'ein | eine | einem | einen | einer | eines',
    2: 'zwei',
    3: 'drei',
    4: 'vier',
    5: 'fünf',
    6: 'sechs',
    7: 'sieben',
    8: 'acht',
    9: 'neun',
    10: 'zehn',
    11: 'elf',
    12: 'zwölf',
    14: 'vierzehn',
    18: 'achtzehn',
    24: 'vierundzwanzig',
    30: 'dreißig',
    36: 'sechsunddreißig',
    60: 'sechzig',
    90: 'neunzig',
  },
  periods: {
    year: 'jahr | jahre | jahren | jahres',
    month: 'monat | monate | monaten | monats',
    week: 'woche | wochen',
    day: 'tag | tage | tagen',
  },
  letters: 'äöüß',
  frequent:
    'der die das und den von zu mit für auf ist im dem des nicht ein eine einer einem einen bei sie wir ihr ihre ihren uns unser unsere bis zum zur nach oder am an als auch aus durch sich wird werden wurde sind haben hat kein keine bitte vielen dank rechnung datum betrag nummer menge gesamt netto brutto preis seite herr frau straße kunde bestellung zahlung brot milch käse wasser bier kaffee wein salat hähnchen kuchen bar rückgeld summe tisch buchung gegeben artikel mehrwertsteuer butter eier fisch schwein rind hackfleisch kartoffeln tomaten gurke zwiebeln karotten möhren apfel äpfel banane bananen birne erdbeeren sahne joghurt tragetasche tüte pfand lachs tee kasse kassenbon bon',
  papers:
    'rechnung | quittung | kassenbon | kassenbeleg | kassenzettel | bon | beleg | bewirtungsbeleg | zwischenrechnung | kundenbeleg | handlerbeleg | kopie | duplikat',
  kinds: {
    'Credit Note': 'gutschrift | rechnungskorrektur | stornorechnung | korrekturrechnung',
    Receipt:
      'kassenbon | kassenbeleg | quittung | kassenzettel | bewirtungsbeleg | kundenbeleg | barverkauf | zahlungsbeleg | kaufbeleg | tankbeleg | kassabon | kassabeleg | kassenquittung | zahlungsbestatigung | tankquittung | parkquittung | parkbeleg | einzahlungsbeleg | barquittung | verkaufsbeleg | kassenrechnung | taxiquittung | barbeleg | spendenquittung',
    'Purchase Order':
      'bestellung | bestellschein | einkaufsbestellung | bestellauftrag | materialbestellung | lieferantenbestellung | bestellformular | einkaufsauftrag',
    'Delivery Note':
      'lieferschein | packliste | packschein | warenbegleitschein | liefernachweis | ladeschein | versandschein | warenlieferschein | abholschein | ablieferungsnachweis | lieferbeleg | wareneingangsschein | warenausgangsschein | ladeliste | begleitschein | lieferavis | lagerliste',
    'Bank Statement':
      'kontoauszug | kreditkartenabrechnung | umsatzubersicht | kontoubersicht | kontoauszuge | kontokorrentauszug | finanzstatus | umsatzanzeige | depotauszug | kontobewegungen | rechnungsabschluss | kontojournal | kreditkartenauszug | buchungsubersicht',
    'Meeting Notes': 'sitzungsprotokoll | besprechungsprotokoll | protokoll der sitzung',
    Contract:
      'vertrag | dienstvertrag | mietvertrag | arbeitsvertrag | geheimhaltungsvereinbarung | rahmenvertrag | vereinbarung',
    Invoice:
      'rechnung | handelsrechnung | schlussrechnung | teilrechnung | honorarrechnung | abschlagsrechnung | proforma rechnung | honorarnote | sammelrechnung',
    Form: 'antrag | antragsformular | formular | stundenzettel | stundennachweis | arbeitszeitnachweis | zeiterfassungsbogen',
    Letter: 'sehr geehrte | mit freundlichen grussen',
    Quotation:
      'angebot | kostenvoranschlag | offerte | preisangebot | angebotsschreiben | richtpreisangebot | honorarangebot | leistungsangebot | kostenschatzung | preisauskunft | reparaturkostenvoranschlag | verkaufsangebot | unser angebot | ihr angebot',
    'Order Confirmation':
      'auftragsbestatigung | bestellbestatigung | bestellungsbestatigung | auftragsbestatigung zu ihrer bestellung | bestellubersicht | verkaufsauftrag',
    'Utility Bill':
      'stromrechnung | gasrechnung | wasserrechnung | energierechnung | verbrauchsabrechnung | heizkostenabrechnung | telefonrechnung | mobilfunkrechnung | stromabrechnung | warmerechnung | jahresabrechnung | jahresverbrauchsabrechnung | abschlagsrechnung | abschlagsplan | schlussrechnung strom | erdgasrechnung | fernwarmerechnung | wasserabrechnung | gasabrechnung | nebenkostenabrechnung | festnetzrechnung | mobilfunk-rechnung | telekommunikationsrechnung | internetrechnung | strom- und gasrechnung | energieabrechnung | turnusrechnung | abwasserrechnung | abfallgebuhrenbescheid | telefon-rechnung | ihre stromrechnung | ihre mobilfunkrechnung',
    Payslip:
      'gehaltsabrechnung | lohnabrechnung | entgeltabrechnung | verdienstabrechnung | entgeltnachweis | lohnzettel | bezugeabrechnung | lohn und gehaltsabrechnung | abrechnung der brutto netto bezuge | gehaltszettel | lohnschein | gehaltsnachweis | lohnausweis | gehaltsmitteilung | lohn-/gehaltsabrechnung | lohn- und gehaltsabrechnung | verdienstbescheinigung | verdienstnachweis | bezugemitteilung | bezugenachweis | entgeltbescheinigung | monatsabrechnung gehalt | brutto-netto-abrechnung | brutto/netto-bezuge | abrechnung der bezuge | lohnbeleg | salarabrechnung | salarausweis',
    'Payment Reminder': 'zahlungserinnerung | mahnung | letzte mahnung | zahlungsaufforderung',
    'Expense Report': 'reisekostenabrechnung | spesenabrechnung | auslagenabrechnung | auslagenerstattung',
    Ticket:
      'fahrkarte | bordkarte | fahrschein | flugticket | online ticket | bahnticket | zugticket | busticket',
    Check: 'verrechnungsscheck | bankscheck',
    'Bill of Lading': 'konnossement | frachtbrief | seefrachtbrief | luftfrachtbrief',
  },
  usual_fields:
    'Lieferant | Kunde | Datum | Gesamtbetrag | Währung | Vertragsparteien | - | - | Laufzeit | Teilnehmer | Aufgaben',
  labels: {
    meter_number:
      'zahlernummer | zahler nr | zahler nummer | marktlokation | malo id | zahler-nr | zahlpunkt | zahlpunktbezeichnung | messlokation | melo id',
    invoice_number: `rechnungsnummer | rechnungsnr | rechnungs nr | rechnung nr | rechnung nummer | re nr | belegnummer | beleg nr | rg nr | gutschriftsnummer | gutschrift nr |
      handelsrechnung nr | rechnungs-id | rechnung # | gutschriftnummer | gutschriftsbelegnummer | rechnungs # | rechn-nr`,
    receipt_number: 'quittungsnummer | quittung nr | bonnummer | bon nr | kassenbon nr | beleg nr',
    document_number: 'dokumentnummer | dokument nr | belegnummer | vorgangsnummer | beleg nr | belegnr',
    order_number: `bestellnummer | bestellnr | bestell nr | bestellung nr | bestellung | ihre bestellung | ihre bestellnummer | auftragsnummer | auftragsnr | auftrags nr | auftrag nr |
      gemass bestellung nr | bestellreferenz | ihr auftrag | auftragsbestatigung nr | bestellung vom | bestellnummer # | best.-nr | best. # | bestellung # | einkaufsbestellnummer | auftrag # | auftrags-id`,
    contract_number: 'vertragsnummer | vertragsnr | vertrags nr | vertrag nr',
    quote_number:
      'angebotsnummer | angebotsnr | angebots nr | angebot nr | kostenvoranschlag nr | angebots-nr | angebot no | angebot-nr | offerte nr | offertennummer | offert nr | kostenvoranschlagsnummer | kva nr | kva-nr | angebot #',
    delivery_note_number:
      'lieferscheinnummer | lieferschein nr | lieferscheinnr | lieferung nr | lieferschein nummer | lieferschein-nr | lieferscheinnummer nr | ls-nr | ls nr | lieferschein no | packschein nr',
    customer_number:
      'kundennummer | kundennr | kunden nr | kd nr | kd nummer | ihre kundennummer | mitarbeiternummer',
    buyer_reference:
      'ihr zeichen | ihre referenz | leitweg id | leitweg-id | ihre nachricht | kundenreferenz | referenz des kaufers | kaufer-referenz | kaufer referenz | kauferreferenz',
    payment_reference: `verwendungszweck | zahlungszweck | zahlungsreferenz | zahlungs referenz | referenznummer fur zahlung | kassenzeichen | buchungszeichen |
      referenz bitte bei zahlung angeben | bei zahlung bitte angeben | bei zahlungen bitte angeben | bei uberweisung bitte angeben | bitte bei zahlung angeben |
      bei zahlung angeben | bitte bei zahlung stets angeben | bei uberweisung angeben | bitte bei uberweisung angeben | qr referenz | esr referenz | referenz qr`,
    project_number: 'projektnummer | projekt nr',
    batch_number: 'charge | chargennummer | chargen nr | charge nr',
    tracking_number: 'sendungsnummer | sendungscode',
    serial_number: 'seriennummer | serien nr',
    iban: 'iban nr | iban nummer',
    bank_account: 'kontonummer | konto nr | kontonr',
    vat_id: `ust id | ust idnr | ust id nr | ust-idnr | ust identnr | ust.-identnr | umsatzsteuer id | umsatzsteuer identifikationsnummer | umsatzsteuer id nr | mwst nr |
      mwst nummer | uid nr | uid | uid nummer | mehrwertsteuernummer | mehrwertsteuer nr | mwst id | umsatzsteuernummer | mehrwertsteuer-id`,
    tax_number: 'steuernummer | steuer nr | steuernr | st nr | st.-nr | steuer id | steuercode',
    company_registration:
      'handelsregister | handelsregisternummer | handelsreg | hrb | hra | amtsgericht | sitz der gesellschaft | registergericht',
    gln: 'globale nummer',
    issue_date:
      'rechnungsdatum | datum der rechnung | ausstellungsdatum | belegdatum | re datum | rg datum | ausgestellt am | dokumentdatum | rechnung vom | gutschriftsdatum | gutschriftdatum | ausgabedatum | beleg vom | datum der ausstellung',
    due_date: `falligkeitsdatum | fallig am | zahlbar bis | zahlungsziel | fallig | falligkeit | zahlbar bis zum | bitte zahlen bis | zu zahlen bis | netto bis | bis zum | zahlungstermin | zahlbar innerhalb | zu bezahlen bis | fallig bis | zahlbar spatestens | zahlbar spatestens bis | spatestens zahlbar bis | zahlung bis | zahlung bis zum | zahlung fallig am | zahlung erbeten bis | zahlungsfrist | zahlungsfrist bis | zahlbar am | fallig per | netto fallig am | abbuchung am | abbuchungsdatum | einzug am | wird abgebucht am | fälligkeit der zahlung | fälligkeitstermin | zahlbar bis spätestens`,
    delivery_date: `lieferdatum | leistungsdatum | liefer und leistungsdatum | liefer- und leistungsdatum | leistungszeitpunkt | liefertermin | datum der lieferung | geliefert am |
      lieferzeitpunkt | lieferung am | versanddatum | lieferdatum entspricht | datum der leistung | datum des lieferscheins | lieferscheindatum | warenausgang am | ausgeliefert am | auslieferungsdatum | anlieferung am | lieferung erfolgt am | versendet am | versandtag | liefertag | zustelldatum | ladedatum | gewunschtes lieferdatum | wunschliefertermin | servicedatum`,
    order_date: 'bestelldatum | auftragsdatum | bestellung vom | auftrag vom | gemass bestellung vom',
    signing_date: 'unterzeichnet am | datum der unterzeichnung | vertragsdatum',
    effective_date: 'datum des inkrafttretens | inkrafttreten | gultig ab | wirksam ab | vertragsbeginn',
    expiry_date:
      'gultig bis | ablaufdatum | gultigkeitsdatum | vertragsende | lauft ab am | umtausch bis | punkte verfallen am | angebot gultig bis | bindefrist | angebot ist gultig bis | angebotsgultigkeit | angebot freibleibend bis | gultigkeit bis | gultig bis zum | bindefrist bis | verbindlich bis | preisbindung bis | bindung bis | offerte gültig bis',
    arrival_date: 'anreise | anreisedatum | einfahrt',
    departure_date: 'abreise | abreisedatum | ausfahrt | reisedatum | reisetag | gultig am | abfahrt am',
    membership_date: 'mitglied seit | kunde seit',
    period_start:
      'leistungszeitraum | abrechnungszeitraum | lieferzeitraum | zeitraum | von | beginn | startdatum | periode | abrechnungsmonat | auszugszeitraum | lohnzeitraum | abrechnung fur | gehalt fur | lohn fur | fur den monat | abrechnung der brutto/netto-bezuge fur | rechnungszeitraum | verbrauchszeitraum | rechnungsmonat | auszug vom | buchungszeitraum | nutzungszeitraum | lieferperiode | abrechnungsperiode | lohnmonat | entgeltabrechnung fur | gehaltsabrechnung fur | lohnabrechnung fur | anfangsdatum',
    period_end:
      'leistungszeitraum | abrechnungszeitraum | lieferzeitraum | zeitraum | bis | ende | enddatum | periode | abrechnungsmonat | auszugszeitraum | lohnzeitraum | abrechnung fur | gehalt fur | lohn fur | fur den monat | abrechnung der brutto/netto-bezuge fur | rechnungszeitraum | verbrauchszeitraum | rechnungsmonat | buchungszeitraum | nutzungszeitraum | lieferperiode | abrechnungsperiode | lohnmonat | entgeltabrechnung fur | gehaltsabrechnung fur | lohnabrechnung fur | endtermin',
    establishment_date: 'grundungsdatum',
    birth_date: 'geburtsdatum | geburtstag | geboren am | geb | geb am | geb datum',
    meeting_date: 'sitzungsdatum | datum der sitzung | besprechungsdatum',
    follow_up_date: 'nachste sitzung | nachster termin | wiedervorlage',
    print_date: 'druckdatum | gedruckt am',
    payment_date:
      'zahlungsdatum | bezahlt am | auszahlungsdatum | zahltag | zahlungstag | auszahlung am | auszahlungstag | uberwiesen am | lohnzahlungsdatum | gehaltsdatum | valutadatum | zahlungseingang am',
    grand_total: `gesamtbetrag | gesamtsumme | rechnungsbetrag | endbetrag | bruttobetrag | bruttosumme | gesamtbetrag brutto | summe brutto | brutto | rechnungssumme |
      rechnungssumme brutto | rechnungssumme brutto inkl ust | gesamt brutto | gesamtpreis | rechnungsendbetrag | summe inkl mwst | gesamtbetrag inkl mwst |
      gesamt inkl mwst | total brutto | total inkl mwst | betrag inkl mwst | gesamtsumme brutto | gesamtsumme inkl mwst | gesamtbetrag inkl ust | rechnungsbetrag brutto | rechnungsbetrag inkl mwst | rechnungstotal | totalbetrag | endsumme | summe chf | total chf | summe eur | gesamtrechnungsbetrag | gesamt (inkl. steuern) | insgesamt | bestellung insgesamt`,
    net_total: `nettobetrag | nettosumme | netto | gesamt netto | summe netto | rechnungssumme netto | rechnungssumme ohne ust | rechnungssumme netto excl ust |
      rechnungssumme netto exkl ust | gesamtbetrag netto | zwischensumme | warenwert netto | netto betrag | gesamtnetto | nettoumsatz | summe ohne mwst |
      gesamtbetrag ohne ust | total netto | total exkl mwst | total ohne mwst | betrag exkl mwst | summe exkl mwst | summe exkl ust | gesamtbetrag exkl mwst | nettototal | zwischentotal | rechnungsbetrag (netto) | netto (zzgl. mwst.) | zwischensumme (ohne steuern) | steuerpflichtiger betrag | zwischensumme (netto) | betrag ohne mwst`,
    line_total:
      'positionssumme | summe positionen | warenwert | summe der positionen | zwischensumme | warensumme | summe aller positionen | zws',
    tax_total: `steuerbetrag | umsatzsteuer | mehrwertsteuer | mwst | ust | mwst betrag | ust betrag | summe umsatzsteuer | zzgl umsatzsteuer | zzgl mwst | summe mwst |
      gesamtsteuerbetrag | steuerbetrag in eur | summe steuer | enthaltene mwst | zuzuglich umsatzsteuer | zuzuglich mwst | gesamtbetrag steuer | umsatzsteuerbetrag |
      steuer | mwst total | total mwst | enth mwst | enthalt mwst | darin enthaltene mwst | inkl mwst | enthaltene ust | mwst total chf | steuern | steuerwert | gesamtsteuer | steuern gesamt | mehrwertsteuerbetrag | gesamte umsatzsteuer | gesamte mehrwertsteuer`,
    due_payable: `zahlbetrag | zu zahlen | zu zahlender betrag | offener betrag | restbetrag | falliger betrag | zahlungsbetrag | fallige summe | noch zu zahlen | offen |
      ausstehender betrag | zahlbarer betrag | restsumme | rest zu zahlen | ausstehend | offene beträge | betrag fällig | betrag zu bezahlen | insgesamt fällig | restzahlung | offener saldo | noch offen | fälliger gesamtbetrag`,
    prepaid: `bereits bezahlt | anzahlung | erhaltene anzahlungen | erhaltene anzahlung | vorauszahlung | abschlagszahlung | geleistete anzahlung | abzgl abschlag |
      abzuglich anzahlung | abzgl anzahlung | abzuglich abschlagszahlungen | bisherige zahlungen | bereits gezahlt | zahlungen | zahlungseingang | bezahlter betrag | betrag erhalten | zahlung erhalten | bezahlt gesamt | angezahlt | gezahlter betrag | betrag bezahlt | erhaltene zahlung | erhaltene zahlungen | teilzahlung | bisher bezahlt`,
    discount:
      'rabatt | nachlass | sondernachlass | abschlag | gesamtbetrag der abschlage | abzgl rabatt | abzgl sondernachlass | skonto | gutschein | preisvorteil | rabatt gesamt | gesamtrabatt | rabatt % | rabatte | rabattbetrag',
    charges: 'gesamtbetrag der zuschlage | zuschlag',
    shipping:
      'versand | versandkosten | zzgl versandkosten | porto | fracht | lieferkosten | versicherung | transportversicherung | verpackung | frachtkosten',
    rounding: 'rundung | rundungsdifferenz | rundungsvorteil | rundungsbetrag | gerundet',
    cash_tendered: 'gegeben | bargeld | ec-karte | girocard | kartenzahlung | bar gegeben | kreditkarte',
    cash_change: 'ruckgeld | wechselgeld | zuruck | ruckgeld bar | rückgabe',
    commission: 'provision',
    unit_price:
      'einzelpreis | stuckpreis | e-preis | ep | nettopreis | preis | einzelbetrag | preis pro einheit | preis je einheit',
    quantity: 'menge | anzahl | anz',
    tax_rate: 'steuersatz | mwst satz | ust satz | mwst % | ust % | steuer % | % steuern | % ust',
    interest_rate: 'zinssatz',
    tax_basis:
      'basisbetrag | steuerbasis | bemessungsgrundlage | grundlag | steuerbasisbetrag | steuerbemessungsgrundlage',
    registered_capital: 'stammkapital | grundkapital',
    salary: 'gehalt | bruttogehalt',
    rent: 'miete | monatsmiete | kaltmiete',
    currency: 'wahrung | rechnungswahrung | betrage in',
    party_name: 'firma | firmenname | name/firma',
    address: 'anschrift | adresse | sitz | postanschrift',
    phone: 'telefon | telefonnummer | tel nr | rufnummer | handynummer',
    fax: 'telefax | faxnummer',
    email: 'e-mail-adresse',
    contact_person:
      'ansprechpartner | kontakt | sachbearbeiter | bearbeiter | ihr ansprechpartner | zu handen | z hd | kontaktname | name des kontakts | z. hdn',
    legal_representative: 'geschaftsfuhrer | geschaftsf | vorstand | inhaber',
    cashier: 'kassierer | es bediente sie | bediener | bedienung | kassiererin | sie bediente',
    country: 'land',
    payment_terms: 'zahlungsbedingungen | zahlungsbedingung | zahlungskonditionen | zahlungsziel | zahlbar',
    payment_method:
      'zahlungsart | zahlungsweise | zahlart | zahlungsmittel | zahlungstyp | bezahlverfahren | zahlungsmethode | zahlweise',
    description: 'betreff | betrifft | betr | bezeichnung',
    notes: 'bemerkungen | bemerkung | hinweis | anmerkungen | notizen | kommentar | kommentare | hinweise',
    product: 'produkt | artikel',
    incoterms: 'lieferbedingungen | lieferbedingung',
    parties: 'vertragsparteien | parteien | zwischen',
    jurisdiction: 'anwendbares recht | gerichtsstand | rechtswahl',
    term: 'laufzeit | vertragslaufzeit | dauer | vertragsdauer',
    notice_period: 'kundigungsfrist',
    business_scope: 'unternehmensgegenstand | gegenstand des unternehmens',
    company_type: 'rechtsform',
    attendees: 'teilnehmer | anwesend | anwesende',
    absentees: 'entschuldigt | abwesend',
    agenda: 'tagesordnung | themen',
    decisions: 'beschlusse | entscheidungen | beschluss',
    actions: 'aufgaben | massnahmen | to-dos | nachste schritte',
    page_number: 'seite',
    time: 'uhrzeit',
    table_no: 'tisch | tischnr | tisch nr',
    opening_balance:
      'anfangssaldo | alter saldo | alter kontostand | saldovortrag | kontostand alt | saldo alt | anfangsbestand | letzter kontostand | ubertrag | alter kontostand vom | kontostand am anfang | kontostand zu beginn | saldo alt per | alter saldo vom | saldo per | anfangskontostand | saldo zu beginn | vortrag | saldo letzter auszug | eroffnungssaldo | saldo letzter kontoauszug | kontostand letzter auszug | vorheriger saldo | anfangsbilanz',
    closing_balance:
      'endsaldo | neuer saldo | neuer kontostand | kontostand neu | schlusssaldo | saldo neu | endbestand | aktueller kontostand | neuer kontostand vom | kontostand am ende | endkontostand | saldo neu per | neuer saldo vom | schlussbestand | kontostand per | saldo am | kontostand am | abschlusssaldo | aktueller saldo | gesamtsaldo | saldo zu ihren gunsten | schlussbilanz',
    gross_pay:
      'gesamtbrutto | bruttolohn | bruttogehalt | bruttoverdienst | bruttobezuge | steuerbrutto | laufendes brutto | gesamt brutto | brutto gesamt | bruttoentgelt | gesamtbruttoentgelt | bruttoarbeitslohn | gesamt-brutto | summe brutto | brutto bezuge | brutto-bezuge | bruttobezug | monatsbrutto | bruttosumme | brutto-verdienst | gehalt brutto | lohn brutto | bruttolohn total | gesamtbruttolohn | bruttobetrag gehalt | bruttosalar | gesamteinnahmen | gesamtverdienst',
    net_pay:
      'auszahlungsbetrag | nettolohn | nettogehalt | netto verdienst | nettoverdienst | auszahlung | gesetzliches netto | nettobezuge | nettoentgelt | netto gesamt | zur auszahlung | auszuzahlender betrag | netto-verdienst | auszahlungsbetrag netto | uberweisungsbetrag | auszahlung netto | netto-auszahlung | gehalt netto | lohn netto | nettobetrag auszahlung | auszahlungssumme | nettobezug | gesetzl netto | nettosalar | nettolohn total | auszahlung lohn',
    check_number: 'schecknummer | scheck nr',
    bill_of_lading_number: 'konnossement nr | frachtbrief nr',
    service_number: 'zugnummer | zug nr | flugnummer',
    vessel: 'schiff | schiffsname',
    department: 'abteilung | kostenstelle',
    departure_place: 'abfahrtsort | startbahnhof | abflugort',
    arrival_place: 'zielort | zielbahnhof | ankunftsort',
  },
  weak: {
    gross_pay: 'brutto',
    net_pay: 'netto',
    vat_id: 'mwst | ust',
    invoice_number: 'nummer | nr | ausgangsrechnung',
    document_number: 'nr | nummer | unser zeichen | unsere referenz',
    order_number: 'auftrag | ihr zeichen | ihre referenz',
    contract_number: 'vertrag',
    buyer_reference: 'referenz',
    payment_reference: 'referenz',
    iban: 'konto',
    issue_date: 'datum | vom | am | angebotsdatum',
    due_date: 'bis | zahlbar | zahlung',
    delivery_date: 'lieferung vom | lieferung',
    signing_date: 'datum',
    meeting_date: 'datum',
    grand_total: 'summe | gesamt | betrag',
    payment_method: 'zahlung',
    departure_place: 'von | ab',
    arrival_place: 'nach | an',
    service_number: 'zug',
    closing_balance: 'saldo | kontostand',
    period_start: 'vom | von | monat',
    period_end: 'bis | monat',
    prepaid: 'bezahlt',
  },
  headings: {
    seller:
      'verkaufer | lieferant | rechnungssteller | rechnungsersteller | leistungserbringer | verkaufer/leistungserbringer | auftragnehmer | absender | anbieter | von | kreditor | arbeitgeber | aussteller | rechnungsaussteller | auftragsempfanger | dienstleister | absenderin | lieferfirma | geliefert von | arbeitgeberin | auftragnehmerin | verkauft durch | zulieferer | rechnung von',
    buyer: `kaufer | kunde | rechnungsempfanger | leistungsempfanger | kaufer/leistungsempfanger | auftraggeber | besteller | rechnungsadresse | rechnungsanschrift | empfanger |
      an | rechnung an | angebot an | angebot für | rechnung für | debitor | kundenadresse | kundenanschrift | arbeitnehmer | mitarbeiter | versicherungsnehmer | kontoinhaberin | reisender | patient | patientin | gast | bewohner | kundin | personalnummer name | name des mitarbeiters | arbeitnehmerin | mitarbeiterin | name des arbeitnehmers | lieferung an | rechnungsempfangerin | vertragspartner | verbrauchsstelle von | angebotsempfanger | warenempfanger | rechnung ausgestellt für | rechnung ausgestellt an | angebot ausgestellt für | gutschrift für | gutschrift an | verkauft an | kundendetails | kundeninformationen | mitarbeitername | kundendaten | rechnung geht an`,
    ship_to: `lieferadresse | lieferanschrift | warenempfanger | abweichender warenempfanger | lieferung an | geliefert an | versand an | versandadresse | lieferort | leistungsort | leistungsempfangsort |
      empfanger der ware | liefern an | versand nach | empfänger`,
    ship_from:
      'warenversender | versender | absendeort | abweichender versender | absender der ware | verlader',
    payee: 'zahlungsempfanger | abweichender zahlungsempfanger | kontoinhaber | empfanger der zahlung',
    payer: 'zahler | zahlungspflichtiger | auftraggeber der zahlung',
    agent:
      'frachtfuhrer | spediteur | spedition | transporteur | steuervertreter | fiskalvertreter | steuerbevollmachtigter | vertreter',
    bank: 'bankverbindung | bankdaten | name der bank',
  },
  owners: {
    seller: 'unsere | unser | verkaufer | lieferant',
    buyer: 'ihre | ihr | kaufer | kunde | kunden',
    ship_to: 'warenempfanger',
    payee: 'zahlungsempfanger',
    agent: 'steuervertreter',
  },
  columns: {
    position: 'nr | lfd nr | lfd. nr. | pos nr',
    sku: 'artikelnummer | artikel nr | artikelnr | artnr | art-nr | art nr kunde | art nr lief | materialnummer | bestellnr | produkt-id | barcode | upc/ean/isbn | artikel-id | dienstleistungscode',
    description: `dienstleistung | tatigkeit | leistungstext | produktname | artikelname | positionstext | ware | waren | artikelbezeichnung leistung | bezeichnung | beschreibung |
      artikelbezeichnung | artikelbeschreibung | artikel | leistung | produkt | text | leistungsbeschreibung | gegenstand | warenbezeichnung | bezeichnung der leistung |
      produktbezeichnung | strecke | behandlung | aufgabe | element | einzelheiten | vorgang`,
    quantity: `anz | anz. | menge | anzahl | stück | stk | stueck | liefermenge | stunden | std | gelieferte menge | geliefert | bestellmenge | verbrauch | nachte | monate |
      fakturierte menge | menge einheit | menge me | anzahl std | anzahl stunden | arbeitszeit | personentage | tage | versandt`,
    unit: 'einheit | einh | einh. | mengeneinheit | me | meng.-einheit | meng einheit | mengeneinh',
    unit_price: `einzelpr | stuck preis | stundenpreis | tagespreis | arbeitspreis | preis/stk | preis/st | preis/stuck | preis je einheit | preis je stuck | preis pro stuck |
      preis/std | listenpreis | grundpreis | vk preis | tagessatz | satz | ep netto | einzelpreis | e-preis | epreis | stückpreis | preis | preis/einheit | preis einheit |
      nettopreis | einzel | ep | e.-preis | einzelpreis netto | stundensatz | preis pro einheit | einzelpreis (eur) | preis in eur | einzelbetrag | kosten pro einheit | stückkosten`,
    discount: 'rabatt | rabatt % | nachlass',
    tax_rate:
      'ust | ust. % | ust % | mwst | mwst % | mwst. | mwst.% | steuersatz | steuer | ust-satz | mwst-satz | st. | % steuern',
    tax_amount: 'steuerbetrag | mwst betrag | ust betrag | mehrwertsteuerbetrag | steuerwert',
    amount: `ges preis | gespreis | honorar | belastung | soll | gesamtpr | zeilensumme | zeilenbetrag | gesamtwert | nettosumme | endpreis | pos preis | pos betrag | summe netto |
      betrag | positionsbetrag | positionsbetrag ohne ust | gesamt | gesamtpreis | g-preis | gpreis | summe | nettobetrag | positionssumme | entgelt | netto | gesamt netto |
      gesamtpreis netto | gesamtbetrag | netto gesamt | betrag netto | gp | gesamt (eur) | betrag (eur) | betrag eur | netto-betrag | nettowert | gesamtnettobetrag | wert |
      warenwert`,
    gross_amount: 'brutto | bruttobetrag | gesamt brutto',
    date: 'datum | zeitraum | abrechnungszeitraum | periode | von | bis | leistungsdatum',
    other: 'gutschrift | haben | faktor | ruckstand | konto | lager | gewicht',
  },
  parts: {
    sku: 'artikelnummer | artikel nr | art nr | artnr | art nr lieferant | art nr lief | lieferantenartikelnummer | lieferanten art nr | unsere artikelnummer | unsere art nr | materialnummer | material nr | produktnummer | teilenummer | teile nr',
    buyer_sku:
      'art nr kunde | kundenartikelnummer | kunden art nr | ihre artikelnummer | ihre art nr | ihre materialnummer',
    gtin: 'ean nummer | gtin nummer',
    origin: 'ursprungsland | herkunftsland | ursprung | herkunft',
    customs_code: 'zolltarifnummer | zolltarif nr | warennummer | statistische warennummer',
    best_before: 'mhd | mindesthaltbarkeit | mindesthaltbarkeitsdatum | haltbar bis',
  },
  exemptions: {
    reverse_charge:
      'steuerschuldnerschaft des leistungsempfängers | umkehrung der steuerschuld | umkehr der steuerschuld | übergang der steuerschuld | die steuerschuld geht auf den leistungsempfänger über | § 13b ustg | § 13b abs',
    intra_community:
      'innergemeinschaftliche lieferung | steuerfreie innergemeinschaftliche lieferung | innergemeinschaftlichen lieferung | innergemeinschaftliches verbringen | § 4 nr 1b ustg | § 6a ustg',
    export:
      'ausfuhrlieferung | steuerfreie ausfuhrlieferung | steuerfreie ausfuhr | § 4 nr 1a ustg | § 6 ustg',
    small_business:
      'kleinunternehmer | kleinunternehmerregelung | § 19 ustg | § 19 abs 1 ustg | § 6 abs 1 z 27 ustg',
    exempt:
      'umsatzsteuerfrei | steuerbefreit | von der umsatzsteuer befreit | steuerfrei nach § 4 | steuerfreie leistung | mehrwertsteuerfrei | umsatzsteuerbefreit | § 4 nr 14 ustg | § 4 nr 21 ustg',
    outside_scope: 'nicht steuerbar | nicht umsatzsteuerbar | nicht im inland steuerbar',
  },
  units: {
    piece: 'stück | stk | stck | st | stuck | stueck',
    pair: 'paar',
    dozen: 'dutzend | dtzd | dtz',
    hundred: 'hundert',
    thousand: 'tausend',
    box: 'kiste | kisten | schachtel | schachteln',
    pack: 'packung | packungen | pack | pck | paket | pakete | pkt | ve | vpe | gebinde',
    carton: 'karton | kartons | krt | ktn | kart',
    pallet: 'palette | paletten | pal',
    roll: 'rolle | rollen | rll',
    bottle: 'flasche | flaschen | fl',
    bag: 'beutel | sack | säcke | tüte | tüten',
    can: 'dose | dosen',
    set: 'satz | sätze | set | garnitur',
    lump: 'pauschal | pauschale | psch',
    minute: 'minute | minuten | min',
    hour: 'stunde | stunden | std',
    day: 'tag | tage',
    week: 'woche | wochen',
    month: 'monat | monate',
    year: 'jahr | jahre',
    gram: 'gramm',
    kilogram: 'kilogramm | kilo',
    tonne: 'tonne | tonnen | to',
    metre: 'meter | mtr | lfm | laufende meter',
    square_metre: 'quadratmeter | qm',
    cubic_metre: 'kubikmeter | cbm',
    litre: 'liter | ltr',
  },
  summary: {
    kinds:
      'Rechnung | Gutschrift | Kassenbeleg | Vertrag | Bestellung | Lieferschein | Kontoauszug | Angebot | Auftragsbestätigung | Versorgerrechnung | Gehaltsabrechnung | Mahnung | Reisekostenabrechnung | Fahrkarte | Scheck | Konnossement | Fapiao | Gewerbelizenz | Protokoll | Brief | Formular | Tabelle | E-Mail | Chatverlauf | Dokument',
    sentence:
      '{type}[ {number}][ von {from}][ an {to}][ zwischen {parties}][ vom {date}][ über {total}][, fällig am {due}][, {item} Position|, {items} Positionen].',
  },
  words: {
    letter_reference: 'Unser Zeichen | Aktenzeichen | Geschäftszeichen | Ihr Zeichen',
    party_called: String.raw`(?:nachfolgend|nachstehend|im folgenden)(?: \p{L}+)?`,
    this_is: String.raw`dies(?:e[rs]?)? (?:\p{L}+ )?ist (?:eine?|ihre?)`,
    goods_count: 'artikel | positionen | teile | stück | stk',
    signed_for: String.raw`für | i\. ?a\. | ppa\.`,
    this_contract: String.raw`diese[rmns]? (?:\p{L}*vertrag(?:e?s)?|\p{L}*vereinbarung)`,
    name_common: 'gmbh | ag | kg | mbh | ohg | ek | und',
    name_leading:
      'gasthaus | gasthof | pension | bäckerei | konditorei | apotheke | buchhandlung | tankstelle | parkhaus',
    pack_of: 'à | zu | mit | je',
    page: String.raw`seite | s\. | blatt`,
    page_total: 'von',
    details: 'angaben | daten | informationen',
    label_tail: 'nr | nummer | name',
    travelled: 'reisender? | fahrgast | fluggast | sitzplatz | sitz | wagen | gleis | flugsteig | zug | flug',
    metered: String.raw`zählerstand | zählerstände | zähler(?:nummer|-?\s?nr)? | marktlokation | arbeitspreis | grundpreis | netzentgelte? | mobilfunk(?:anschluss|tarif|karte)? | festnetz(?:anschluss)? | rufnummern? | telefonanschluss | verbindungsentgelte? | datenvolumen | internet\s?(?:&|/|und)\s?(?:phone|telefon) | glasfaseranschluss | verbrauchspreis | basispreis(?:anpassung)? | stromsteuer | konzessionsabgabe | verbrauchsstelle | abwassergebühr(?:en)? | gasverbrauch | stromverbrauch | wasserverbrauch`,
    street: 'postfach | weg | gasse | platz | ring | ufer | damm | etage | haus | hof | haupteingang',
    street_ending: String.raw`straße | strasse | str\. | weg | allee | platz | gasse | damm | (?<!k[äa])ufer | promenade | chaussee`,
    street_at_home: String.raw`straße | strasse | gasse(?!\p{L}) | \p{L}weg(?!\p{L}) | platz(?!\p{L})`,
    no_address: String.raw`ust | steuer | st\.?\s?-?\s?nr | rechnung | hrb | hra | handelsregister | amtsgericht | anschrift`,
    building: 'gebäude',
    branch: 'filiale | filialnr | filial | tisch | kasse',
    contact: 'ust',
    business:
      'apotheke | verlag | handel | werke | bau | versicherung | stadtwerke | praxis | kanzlei | taxiunternehmen | autohaus | bäckerei',
    slogan: 'willkommen | danke | vielen | herzlich',
    led_person: String.raw`z\.?\s?hd | zu händen`,
    department: String.raw`abteilung | abt\. | (?:\p{L}+)?buchhaltung | rechnungsprüfung | einkauf`,
    person_title: 'herrn? | frau | hr | fräulein',
    opening: 'sehr geehrte[rn]? | liebe[rs]? | guten tag | hallo | werte[rs]?',
    salutation: 'firma | fa | herrn? | frau | herren | familie | eheleute | an(?: (?:die|das|den))?',
    bill_title: '(?:schluss|abschlags|teil|sammel|handels|proforma|storno)?rechnung | gutschrift | quittung',
    paying: String.raw`zahl(?:bar|ung|en\b) | überweis | begleich | fällig | konditionen | netto`,
    cash_discount: 'skonto | skonti',
    full_payment: 'netto | ohne (?:jeden |jeglichen )?abzug | rein netto',
    part_payment: String.raw`teilzahlung | teilbetrag | teil | abschlag | anzahlung | rate | a conto | akonto`,
    term_days: String.raw`(?:kalender)?tagen? | tg\.?`,
    other_term:
      'verzug | mahn | verspät | widerruf | reklam | beanstand | mängel | gültig | wareneingang | lieferung | monatsende',
    free: String.raw`kostenlos | kostenfrei | gratis | unberechnet | ohne berechnung | o\.\s?b\. | inkl\.? | inklusive | enthalten`,
    joining: 'exkl | inkl | ohne | mit | zzgl | der | pro | und',
    deduction: String.raw`abzgl\.? | abzüglich | (?:\p{L}+)?rabatt | abschlag | (?:\p{L}+)?nachlass`,
    addition: String.raw`zzgl\.? | zuzüglich | zuschlag | (?:\p{L}+)zuschlag | aufschlag`,
    price_label: String.raw`\p{L}*preis | preisbasis\p{L}* | abschlag | rabatt`,
    tax_table: '(?:mwst|ust|steuer)(?:aufschlusselung|ubersicht|aufstellung) | (?:satz|mwst)netto',
    carried: 'ubertrag | uebertrag | zwischenubertrag | seitenubertrag | seitensumme',
    subtotal:
      'zwischentotal(?:e|es|i)? | (?:zwischen|gesamt|teil|gruppen|netto|end)?summe | gesamt(?:betrag)?',
    starting: 'in kraft am | tritt am | gültig ab | ab dem | wirksam ab',
    paid_by: String.raw`(?:bezahlt|zahlbar|beglichen|zahlung|eingezogen|erfolgt|betrag)[^\n]{0,40}?\s(?:per|mit|durch|via|in)`,
    payment_means: `girocard | kreditkarte | debitkarte | ec[- ]?karte | ec[- ]?cash | kartenzahlung | überweisung | banküberweisung | (?:sepa[- ]?)?lastschrift | bankeinzug |
      barzahlung | bargeld`,
    signer: 'arbeitnehmer(?:in)? | mitarbeiter(?:in)?',
    office: 'geschäftsführer(?:in)? | prokurist(?:in)?',
    party_stem: 'auftrag | käufer | mieter | partei',
    party_row:
      '(?:auftraggeber|auftragnehmer|vermieter|mieter|verkäufer|käufer|arbeitgeber|arbeitnehmer|lizenzgeber|lizenznehmer)(?:in)?',
    other_person:
      'mieter | vermieter | arbeitgeber | arbeitnehmer | versicherungsnehmer | auftraggeber | auftragnehmer',
    common: `und | der | die | das | von | vom | zum | zur | mit | bei | nach | bis | ist | wir | sie | ihre? | oder | nicht | eine?r? | gmbh | rechnung | rechnungsnummer |
      datum | menge | betrag | gesamt | netto | brutto | mwst | ust | steuer | steuernummer | zahlbar | lieferung | kunde | anzahl | preis | bestellung | anschrift |
      lieferant | lieferdatum | rechnungsdatum | leistungsdatum | kundennummer | ansprechpartner | verkaufer | kaufer | wahrung | deutschland | telefon`,
    party_opening: 'zwischen',
    party_joint: 'und',
    party_kind: String.raw`gesellschaft\p{L}*`,
    party_lead: 'de[rmn] | die | dem',
    term_said:
      'laufzeit | vertragsdauer | gilt für | auf die dauer von | für die dauer von | endet | gültig | geschlossen',
    notice: 'kündigungsfrist | frist von | gekündigt | kündigung',
    notice_ending: String.raw`(?:ge)?kündig\p{L}*`,
    effective_behind: 'in kraft',
    signing: 'geschlossen am | unterzeichnet am',
    law: 'recht | rechts',
    governed: 'unterlieg | gilt | anwend | findet',
    term_before:
      'auf die dauer von | für die dauer von | laufzeit (?:von|beträgt) | für (?:einen zeitraum|eine laufzeit) von',
    bank_name: String.raw`\p{L}*bank | (?:\p{L}*)?sparkasse | bankhaus`,
  },
};
