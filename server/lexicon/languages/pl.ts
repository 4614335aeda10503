// What documents in Polish say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const pl: Language = {
  code: 'pl',
  name: 'Polish',
  home: 'PL',
  weekdays: 'niedziela | poniedziałek | wtorek | środa | czwartek | piątek | sobota',
  numbers: {
    1: 'jeden | jednego | jedna | jednej',
    2: 'dwa | dwie | dwóch',
    3: 'trzy | trzech',
    4: 'cztery | czterech',
    5: 'pięć | pięciu',
    6: 'sześć | sześciu',
    7: 'siedem | siedmiu',
    8: 'osiem | ośmiu',
    9: 'dziewięć | dziewięciu',
    10: 'dziesięć | dziesięciu',
    11: 'jedenaście | jedenastu',
    12: 'dwanaście | dwunastu',
    24: 'dwadzieścia cztery | dwudziestu czterech',
    30: 'trzydzieści | trzydziestu',
    36: 'trzydziestu sześciu',
    60: 'sześćdziesiąt | sześćdziesięciu',
    90: 'dziewięćdziesiąt | dziewięćdziesięciu',
  },
  periods: {
    year: 'rok | roku | lata | lat',
    month: 'miesiąc | miesiąca | miesiące | miesięcy',
    week: 'tydzień | tygodnie | tygodni',
    day: 'dzień | dni',
  },
  papers: 'faktura | faktura vat | paragon fiskalny | paragon | rachunek | oryginal | kopia | duplikat',
  letters: 'ąćęłńóśźż',
  frequent:
    'na jest że dla od za przy lub jako się do we po ze są nie przez oraz który która nas pan pani dziękujemy faktura data cena razem kwota sprzedawca nabywca termin płatności wystawienia ilość stawka zapłaty wartość netto brutto zł ulica chleb mleko ser woda piwo kawa kurczak mięso gotówka reszta karta sprzedaż suma stolik paragon fiskalny masło jajka jaja ryba wieprzowina wołowina ziemniaki pomidor pomidory ogórek cebula marchew jabłko jabłka banan gruszka truskawki śmietana jogurt torba reklamówka kaucja łosoś sałata herbata kasjer',
  months:
    'styczeń stycznia | luty lutego | marzec marca | kwiecień kwietnia | maj maja | czerwiec czerwca | lipiec lipca | sierpień sierpnia | wrzesień września | październik października | listopad listopada | grudzień grudnia',
  labels: {
    clearance_number: 'numer ksef | nr ksef | numer identyfikujacy fakture w ksef',
    meter_number:
      'numer licznika | nr licznika | licznik nr | ppe | nr fabryczny licznika | numer ppe | kod ppe | nr ppe | nr wodomierza | numer wodomierza | numer gazomierza',
    invoice_number:
      'faktura nr | numero faktury | faktura numer | faktura vat nr | nr faktury | faktura vat | numer faktury | faktura vat numer | faktura korygujaca nr | faktura proforma nr | faktura # | faktura id | id faktury | nr fv | fv nr | numer dokumentu sprzedaży',
    order_number:
      'numer zamowienia | zamowienie nr | nr zamowienia | zamowienie | numer zamowienia klienta | zlecenie nr | nr zlecenia | zlecenie numer | numer zlecenia | zlecenie transportowe nr | zamówienie # | numer zlecenia zakupu | identyfikator zamówienia | nr zam | zam. nr | do zamówienia',
    customer_number:
      'numer klienta | nr klienta | kod klienta | id klienta | numer odbiorcy | numer pracownika',
    vat_id: 'nip | nip ue | nr nip | numer nip | vat ue',
    issue_date:
      'data wystawienia | data faktury | data wystawienia faktury | wystawiono dnia | wystawiono | dnia | data dokumentu | data wystawienia rachunku | data rachunku | wystawiona dnia | data wyst',
    due_date:
      'termin platnosci | data platnosci | termin zaplaty | platne do | zaplata do | termin do | płatność do | termin płatności do | zapłacić do | do zapłaty do dnia | płatne do dnia | termin płat',
    birth_date: 'data urodzenia | data ur',
    delivery_date:
      'data sprzedazy | data dostawy | data wykonania uslugi | data dostawy/wykonania uslugi | data zakonczenia dostawy | data sprzedazy/wykonania uslugi | data wydania | data wysylki | data wydania towaru | data realizacji | data odbioru | data zaladunku | data rozladunku | data dostarczenia | data wykonania | dzień dostawy | termin dostawy | planowana data dostawy',
    grand_total:
      'razem brutto | wartosc brutto | suma brutto | razem do zaplaty | suma | razem | suma pln | ogolem | lacznie brutto | kwota brutto | wartosc faktury | kwota faktury | razem pln | naleznosc ogolem | kwota naleznosci ogolem | wartosc calkowita | faktura razem | razem wartość | łączna kwota | łącznie | cena całkowita | suma końcowa | suma całkowita | razem (z podatkiem) | suma zamówienia | kwota razem | łączna kwota brutto',
    net_total:
      'wartosc netto | razem netto | suma netto | kwota netto | suma wartosci netto | lacznie netto | ogolem netto | wartosc netto razem | suma częściowa | podsumowanie | suma pośrednia | razem (bez podatku) | suma bez podatku',
    tax_total:
      'kwota vat | podatek vat | wartosc vat | vat | suma ptu | kwota podatku | suma vat | razem vat | lacznie vat | podatek ptu | podatki | podatek | wartość podatku | razem podatki | suma podatku | razem podatek | pod. vat | podatek od sprzedaży | podatek vat razem | ptu',
    due_payable:
      'do zaplaty | pozostalo do zaplaty | pozostaje do zaplaty | kwota do zaplaty | razem do zaplaty | kwota należna | saldo należne | należne saldo | zaległości | należności | pozostała kwota | pozostało | pozostała kwota do zapłaty',
    prepaid:
      'zaplacono | zaplacono gotowka | wplacono | zaliczka | płatności | kwota zapłacona | zapłacone | otrzymana kwota | kwota otrzymana | opłacone | wpłaty | dotychczas zapłacono | zapłacona kwota | otrzymano',
    party_name: 'nazwa',
    address: 'adres siedziby',
    opening_balance:
      'saldo poczatkowe | saldo poprzednie | stan poczatkowy | saldo otwarcia | saldo poczatkowe na dzien | saldo na poczatek okresu | saldo poprzedniego wyciagu | poprzednie saldo | saldo na poczatek | poprzedni bilans',
    closing_balance:
      'saldo koncowe | saldo biezace | stan koncowy | saldo zamkniecia | saldo koncowe na dzien | saldo na koniec okresu | saldo na dzien | saldo po operacjach | nowe saldo | saldo na koniec | saldo dostepne | aktualne saldo',
    gross_pay:
      'wynagrodzenie brutto | przychod brutto | placa brutto | suma brutto wynagrodzenia | razem przychod | placa brutto razem | kwota brutto wynagrodzenia | naleznosci razem | suma naleznosci | razem brutto wynagrodzenie | zarobek brutto | wynagrodzenie zasadnicze brutto | naliczenia razem',
    net_pay:
      'do wyplaty | wynagrodzenie netto | kwota do wyplaty | do wyplaty razem | kwota netto do wyplaty | placa netto | kwota wyplaty | kwota przelewu | razem do wyplaty | do wyplaty na konto | przelew na konto | do wyplaty netto | do przelewu',
    receipt_number: 'nr paragonu | paragon nr | nr wydruku | nr wydr | numer potwierdzenia',
    document_number: 'numer dokumentu | nr dokumentu | dokument nr',
    delivery_note_number:
      'wz nr | nr wz | numer wz | dokument wz nr | nr dokumentu wz | dowod dostawy nr | nr dostawy | numer dostawy | wydanie zewnetrzne nr',
    quote_number:
      'oferta nr | numer oferty | nr oferty | oferta numer | wycena nr | numer wyceny | nr wyceny | oferta cenowa nr | kosztorys nr | oferta #',
    contract_number: 'umowa nr | numer umowy | nr umowy',
    company_registration: 'regon | krs',
    bank_account:
      'nr konta | numer konta | rachunek bankowy | nr rachunku | konto | numer rachunku | konto bankowe | numer rachunku bankowego | nr rachunku bankowego',
    bic: 'swift',
    order_date: 'data zamowienia | data zlecenia',
    expiry_date:
      'wazne do | wazna do | oferta wazna do | termin waznosci oferty | waznosc oferty | oferta wazna do dnia | waznosc do | termin waznosci | termin zwiazania oferta | wazny do | data wygaśnięcia | data ważności',
    period_start:
      'okres | okres rozliczeniowy | za okres | za miesiac | okres wyciagu | za okres od | okres od | lista plac za miesiac | miesiac rozliczeniowy | okres wyplaty | okres zuzycia | okres sprzedazy | początkowa data | data początkowa | data rozpoczęcia',
    period_end:
      'okres | okres rozliczeniowy | za okres | za miesiac | okres wyciagu | okres od | lista plac za miesiac | miesiac rozliczeniowy | okres wyplaty | okres zuzycia | okres sprzedazy | końcowa data | data końcowa | data zakończenia',
    payment_date:
      'data wyplaty | data platnosci | data zaplaty | data przelewu | dzien wyplaty | zaplacono dnia | termin wyplaty | wyplata dnia | data ksiegowania',
    departure_date: 'data podrozy | data wyjazdu',
    discount: 'rabat | upust | rabat łącznie | zniżka | kwota rabatu | rabat razem | suma rabatów',
    shipping:
      'koszt dostawy | przesylka | dostawa | ubezpieczenie | transport | opakowanie | wysyłka | koszty dostawy | koszt wysyłki',
    rounding: 'zaokraglenie',
    cash_tendered: 'gotowka | karta | karta platnicza | gotowka pln',
    cash_change: 'reszta',
    unit_price: 'cena jednostkowa | cena netto | cena | cena jedn. netto | koszt jednostkowy | cena jedn',
    quantity: 'ilosc',
    tax_rate: 'stawka vat | stawka | stawka podatkowa | wysokość podatku | % podatku',
    tax_basis:
      'sprzedaz opodatkowana | sprzedaz opodatkowana ptu | sprzed opod | sprzed opod ptu | sprz opod | sprz opod ptu | podstawa opodatkowania',
    currency: 'waluta',
    payment_terms: 'warunki platnosci',
    payment_method:
      'sposob zaplaty | forma platnosci | sposob platnosci | metoda platnosci | forma zaplaty | typ płatności | rodzaj płatności',
    payment_reference: 'tytul przelewu | tytulem | numer referencyjny płatności',
    phone: 'telefon | numer telefonu | telefon służbowy',
    email: 'e-mail | adres email',
    notes: 'uwagi | notatki | komentarze | uwaga | notatka | komentarz',
    cashier: 'kasjer',
    legal_representative: 'reprezentowany przez | reprezentowana przez',
    department: 'dzial',
    service_number: 'pociag | nr pociagu',
    description: 'opis | dotyczy',
    parties: 'strony umowy',
    jurisdiction: 'prawo wlasciwe',
    term: 'czas trwania umowy',
    table_no: 'stolik',
    contact_person: 'osoba kontaktowa',
    fax: 'faks',
    serial_number: 'numer seryjny',
  },
  headings: {
    agent: 'przewoznik',
    seller:
      'sprzedawca | wystawca | dostawca | sprzedajacy | wystawca faktury | pracodawca | zleceniobiorca | wykonawca | nadawca | zaklad pracy | firma wystawiajaca | oferent | pracodawca nazwa | od',
    buyer:
      'nabywca | kupujacy | odbiorca faktury | zamawiajacy | klient | platnik | faktura dla | oferta dla | pracownik | zleceniodawca | pacjent | imie i nazwisko | odbiorca towaru | nazwisko i imie | nazwisko imie | posiadacz rachunku | wlasciciel rachunku | wlasciciel konta | nazwa odbiorcy | oferta przygotowana dla | zleceniodawca/nabywca | imie i nazwisko pracownika | faktura wystawiona dla | adres rozliczeniowy | faktura do | oferta wydana dla | szczegóły klienta | kontrahent | adres do faktury | wystawiono dla | rachunek dla | dane klienta | dane do faktury | dane nabywcy | sprzedano do | faktura na | dla',
    ship_to:
      'odbiorca | adres dostawy | miejsce dostawy | dostawa do | wyślij do | wysyłka do | adres do wysyłki | dostarczyć do',
    bank: 'bank | nazwa banku',
    payee: 'beneficjent',
  },
  weak: {
    invoice_number: 'numer | nr',
    issue_date: 'data | data oferty',
    departure_place: 'z | od',
    arrival_place: 'do',
    grand_total: 'wartosc',
    tax_number: 'nip',
    period_start: 'od | miesiac',
    period_end: 'do | miesiac',
    gross_pay: 'brutto',
    net_pay: 'netto',
    delivery_note_number: 'wz',
    closing_balance: 'saldo',
    document_number: 'nasz numer referencyjny',
  },
  kinds: {
    Invoice: 'faktura | faktura vat | faktura proforma | rachunek',
    Receipt:
      'paragon fiskalny | paragon | potwierdzenie zaplaty | kwit | pokwitowanie | dowod wplaty | potwierdzenie wplaty | dowod zakupu | paragon niefiskalny | kasa przyjmie | kp dowod wplaty | bilet parkingowy | potwierdzenie płatności',
    'Credit Note': 'faktura korygujaca | korekta faktury',
    'Purchase Order':
      'zamowienie | zlecenie transportowe | zlecenie spedycyjne | zamowienie zakupu | zamowienie do dostawcy | zamowienie zakupu nr | zamowienie zewnetrzne | zamowienie nr | zamówienie od dostawcy | zlecenie zakupu',
    'Delivery Note':
      'wydanie zewnetrzne | dowod dostawy | dokument wz | wydanie zewnetrzne wz | wz wydanie na zewnatrz | dokument wydania | dokument dostawy | list dostawy | specyfikacja wysylkowa | specyfikacja dostawy | protokol odbioru | protokol dostawy | list pakowy | wz wydanie zewnetrzne | kwit dostawy | dokument dostawy wz | lista pakunkowa | lista pobrania',
    'Bank Statement':
      'wyciag bankowy | wyciag z rachunku | wyciag | historia rachunku | historia operacji | zestawienie operacji | wyciag z rachunku bankowego | wyciag nr | zestawienie transakcji | lista operacji | lista transakcji | potwierdzenie salda | wyciag z konta | wyciag z karty kredytowej | zestawienie operacji na rachunku | historia transakcji',
    Contract: 'umowa',
    Quotation:
      'oferta | oferta handlowa | oferta cenowa | wycena | kosztorys ofertowy | oferta sprzedazy | propozycja cenowa | kalkulacja ceny | oferta nr | kosztorys',
    'Order Confirmation':
      'potwierdzenie zamowienia | potwierdzenie zlecenia | potwierdzenie przyjecia zamowienia | zlecenie sprzedaży',
    'Utility Bill':
      'faktura za energie | faktura za energie elektryczna | faktura za gaz | faktura za wode | rachunek za prad | rozliczenie zuzycia energii | faktura rozliczeniowa | faktura za wode i scieki | faktura za cieplo | faktura za uslugi telekomunikacyjne | rachunek za energie | rachunek za gaz | rachunek za wode | rachunek telefoniczny | faktura za internet | prognoza zuzycia | faktura vat za energie elektryczna | rozliczenie energii elektrycznej | faktura za energie i uslugi dystrybucji | rachunek za telefon | faktura za paliwo gazowe',
    Payslip:
      'pasek wynagrodzen | lista plac | odcinek wyplaty | pasek placowy | pasek placowy pracownika | pasek wyplaty | pasek z listy plac | odcinek placowy | lista plac pracownika | karta wynagrodzen | rozliczenie wynagrodzenia | informacja o wynagrodzeniu | pasek pracownika | kwitek wyplaty',
    'Payment Reminder': 'wezwanie do zaplaty | przypomnienie o platnosci | ponaglenie',
    'Expense Report': 'rozliczenie delegacji | rozliczenie kosztow podrozy | rozliczenie wydatkow',
    Ticket: 'karta pokladowa | bilet kolejowy | bilet elektroniczny',
    Check: 'czek bankowy',
    Form: 'karta czasu pracy | ewidencja czasu pracy',
    'Bill of Lading': 'konosament | list przewozowy',
  },
  columns: {
    position: 'lp | l.p.',
    sku: 'kod | indeks | pkwiu | symbol | kod kreskowy | id produktu | numer części',
    description:
      'nazwa towaru lub uslugi | nazwa towaru | nazwa produktu | nazwa | nazwa uslugi | opis | towar | usluga | nazwa towaru/uslugi | nazwa towaru i uslugi | szczegóły | zadanie | nazwa przedmiotu | opis przedmiotu',
    quantity: 'ilosc | szt | il | godziny | wysłane',
    unit: 'jm | j.m. | jednostka | jedn',
    unit_price:
      'cena netto | cena jednostkowa netto | cena | cena jedn | cena jedn. netto | cena jednostkowa | koszt jednostkowy | stawka godzinowa',
    discount: 'rabat | rabat % | zniżka',
    tax_rate: 'vat | stawka vat | vat % | vat [%] | stawka | wysokość podatku | % podatku | stawka podatku',
    tax_amount: 'kwota vat | wartosc vat | podatek | wartość podatku | suma podatku | pod. vat',
    amount:
      'wartosc netto | wartosc | kwota netto | kwota | suma częściowa | suma pośrednia | łącznie | cena całkowita | suma całkowita | razem',
    gross_amount: 'wartosc brutto | brutto | kwota brutto',
    date: 'data',
  },
  parts: {
    sku: 'nr artykułu | numer artykułu | indeks | kod towaru | symbol | kod produktu',
    buyer_sku: 'nr artykułu klienta | indeks klienta',
    gtin: 'kod ean | kod kreskowy',
    origin: 'kraj pochodzenia',
    customs_code: 'kod cn | kod celny',
    best_before: 'termin przydatności | najlepiej spożyć przed',
  },
  exemptions: {
    reverse_charge: 'odwrotne obciążenie',
    intra_community: 'wewnątrzwspólnotowa dostawa towarów',
    export: 'eksport towarów',
    small_business: 'zwolnienie podmiotowe | art 113 ust 1 | zwolniony na podstawie art 113',
    exempt: 'zwolniony z vat | zwolnione z vat | art 43 ust 1',
    outside_scope: 'nie podlega opodatkowaniu',
  },
  units: {
    piece: 'sztuka | sztuki | sztuk | szt',
    pair: 'para | pary | par',
    dozen: 'tuzin | tuziny',
    box: 'pudełko | pudełka | pud',
    pack: 'opakowanie | opakowania | opak | op | paczka | paczki',
    carton: 'karton | kartony | kart',
    pallet: 'paleta | palety',
    roll: 'rolka | rolki | rol',
    bottle: 'butelka | butelki | but',
    bag: 'worek | worki',
    can: 'puszka | puszki',
    set: 'komplet | komplety | kpl | zestaw | zestawy',
    lump: 'ryczałt',
    minute: 'minuta | minuty | minut',
    hour: 'godzina | godziny | godzin | godz',
    day: 'dzień | dni',
    week: 'tydzień | tygodnie',
    month: 'miesiąc | miesiące | mies',
    year: 'rok | lata',
    gram: 'gramy | gramów',
    kilogram: 'kilogramy | kilogramów',
    tonne: 'tona | tony | ton',
    metre: 'metr | metry | mb',
    square_metre: 'metr kwadratowy',
    cubic_metre: 'metr sześcienny',
    litre: 'litr | litry',
  },
  words: {
    letter_reference: 'Nasz znak | Znak sprawy',
    party_row: 'zamawiający | wykonawca | zleceniodawca | zleceniobiorca | najemca | wynajmujący',
    party_called: String.raw`zwan\p{L}+ (?:dalej|w dalszej części umowy)`,
    subtotal: 'razem | suma',
    goods_count: 'szt | sztuk[ai]? | pozycj[ei] | artyku[łl](?:y|ów)',
    this_contract: String.raw`niniejsz\p{L}+ umow\p{L}+`,
    cash_discount: 'skonto',
    full_payment: 'netto',
    part_payment: 'zaliczka | rata | częściowa',
    term_days: 'dni',
    pack_of: 'po | zawiera',
    page: String.raw`strona | str\.?`,
    page_total: 'z',
    label_tail: 'nr | numer',
    travelled: 'pasażer | podróżny | wagon | peron | pociąg | rejs | miejsce siedzące',
    metered:
      'licznik(?:a)? | zużycie | odczyt | wodomierz(?:a)? | gazomierz(?:a)? | wskazani[ea] (?:licznika|bieżące|poprzednie|obecne) | energia czynna | opłata (?:sieciowa|dystrybucyjna|przejściowa|mocowa|handlowa|abonamentowa) | moc umowna | usług[ai] telekomunikacyjn[aey] | abonament (?:telefoniczny|internetowy|komórkowy) | ścieki | paliwo gazowe | dostarczanie wody | transmisja danych',
    deduction: 'rabat',
    party_opening: '(?:po)?między',
    party_joint: 'a | oraz | i',
    party_kind: String.raw`spółk\p{L}* | przedsiębiorstw\p{L}*`,
    term_said: 'na okres | okres obowiązywania | obowiązuje',
    notice: String.raw`wypowiedzeni\p{L}* | okres\p{L}* wypowiedzenia`,
    notice_ending: String.raw`wypowiedzieć | wypowiedzeni\p{L}* | rozwiąza\p{L}*`,
    effective_behind: 'wchodzi w życie',
    starting: 'wchodzi w życie (?:z dniem|w dniu) | obowiązuje od(?: dnia)?',
    signing: 'zawart[ay] (?:w )?dni(?:u|a)',
    law: 'prawo | prawu | prawa | prawem',
    governed: 'podlega | właściw | stosuje',
    term_before: 'na okres | na czas',
    payment_means: 'gotówka | karta płatnicza | przelew',
    slogan: 'dziękujemy | zapraszamy ponownie',
    person_title: String.raw`pani | sz\. ?p\.`,
    opening: 'szanown[aiey]',
    salutation: String.raw`sz\.? pan(?:i|stwo)? | szanown[aiey]+ pan(?:i|ie|stwo)?`,
    bank_name: String.raw`\p{L}*bank(?:u)?`,
  },
};
