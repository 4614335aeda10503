// What documents in Turkish say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const tr: Language = {
  code: 'tr',
  name: 'Turkish',
  home: 'TR',
  months: 'ocak | şubat | mart | nisan | mayıs | haziran | temmuz | ağustos | eylül | ekim | kasım | aralık',
  periods: { year: 'yıl', month: 'ay', week: 'hafta', day: 'gün' },
  papers: 'fatura | e fatura | e arsiv fatura | fis | makbuz | irsaliye | bilgi fisi',
  letters: 'çğıöşü',
  frequent:
    've bir bu için ile olarak veya olan değil göre kadar sonra tarafından tarihi fatura numarası adres sayın müşteri tutar toplam ödeme miktar vergi dairesi kdv adet mah cad sok teşekkür ederiz ekmek süt peynir su tavuk et nakit kart masa fiş fiyat',
  kinds: {
    Invoice:
      'fatura | e fatura | e arsiv fatura | temel fatura | ticari fatura | vergi faturası | satış faturası',
    Receipt:
      'fis | makbuz | tahsilat makbuzu | bilgi fisi | satis fisi | perakende satis fisi | yazar kasa fisi | odeme makbuzu | gider pusulasi | odeme kaydedici cihaz fisi | alindi belgesi | perakende fişi',
    'Credit Note': 'iade faturasi | düzeltici fatura',
    'Purchase Order':
      'satin alma siparisi | siparis formu | satinalma siparisi | siparis mektubu | satin alma siparis formu | siparis fisi | tedarikçi siparişi',
    'Delivery Note':
      'irsaliye | sevk irsaliyesi | e irsaliye | teslim fisi | teslimat fisi | sevkiyat belgesi | e-irsaliye | teslim tutanagi | tasima irsaliyesi | ceki listesi | sevk fisi | teslimat notu | paketleme listesi',
    'Bank Statement':
      'hesap ekstresi | hesap ozeti | hesap hareketleri | hesap dokumu | banka ekstresi | kredi karti ekstresi | ekstre | hesap hareket dokumu',
    Contract: 'sozlesme | hizmet sozlesmesi',
    Quotation: 'fiyat teklifi | teklif formu | teklif | teklif mektubu | fiyat teklif formu | satis teklifi',
    'Order Confirmation': 'siparis onayi | satış siparişi',
    'Utility Bill':
      'elektrik faturasi | su faturasi | dogalgaz faturasi | telefon faturasi | elektrik tuketim faturasi | internet faturasi | cep telefonu faturasi | su ve atiksu faturasi | haberlesme faturasi | dogal gaz faturasi',
    Payslip:
      'maas bordrosu | ucret bordrosu | ucret hesap pusulasi | maas pusulasi | ucret pusulasi | personel ucret bordrosu | bordro',
    'Payment Reminder': 'odeme hatirlatmasi | odeme ihtari',
    'Expense Report': 'masraf formu | harcama formu',
    Ticket: 'binis karti | yolcu bileti',
    'Bill of Lading': 'konsimento',
  },
  labels: {
    period_end:
      'bordro donemi | donem | fatura donemi | hesap donemi | ait oldugu donem | ait oldugu ay | okuma donemi | bitiş tarihi',
    period_start:
      'bordro donemi | donem | fatura donemi | hesap donemi | ait oldugu donem | ait oldugu ay | okuma donemi | başlangıç tarihi',
    net_pay:
      'net ucret | net odenen | net maas | odenecek net tutar | net ele gecen | net odeme | odenecek tutar net | net istihkak | net hakedis | ele gecen net | odenecek net ucret | net ele gecen ucret',
    gross_pay:
      'brut ucret | brut kazanc | toplam kazanc | brut maas | brut ucret toplami | brut toplam | toplam brut | brut hakedis | kazanclar toplami | brut tutar | brüt ödeme',
    invoice_number:
      'fatura no | fatura numarasi | fatura seri no | seri no | belge no | satın alma fatura numarası | fatura id | fatura sıra no',
    receipt_number: 'fis no | makbuz no',
    order_number:
      'siparis no | siparis numarasi | sipariş kimliği | sipariş # | satın alma sipariş no | müşteri siparişi | satınalma no',
    contract_number: 'sozlesme no',
    delivery_note_number:
      'irsaliye no | irsaliye numarasi | sevk irsaliyesi no | irsaliye nr | teslim fisi no',
    customer_number: 'musteri no | musteri kodu | cari kodu | abone no',
    clearance_number: 'ettn',
    vat_id:
      'vergi no | vkn | tckn | t c kimlik no | vergi numarasi | vergi kimlik no | v no | kdv numarası | kdv kimlik numarası',
    company_registration: 'ticaret sicil no | mersis no',
    issue_date:
      'fatura tarihi | duzenleme tarihi | duzenlenme tarihi | belge tarihi | satın alma fatura tarihi | fatura düzenleme tarihi',
    due_date: 'son odeme tarihi | vade tarihi | vade | ödeme vadesi | son ödeme günü',
    birth_date: 'doğum tarihi',
    delivery_date:
      'teslim tarihi | sevk tarihi | irsaliye tarihi | teslimat tarihi | sevkiyat tarihi | fiili sevk tarihi | termin tarihi',
    order_date: 'siparis tarihi',
    payment_date: 'odeme tarihi | odeme gunu | maas odeme tarihi | ödendiği tarih',
    meter_number: 'sayac no | sayac numarasi | sayac seri no | tesisat no',
    grand_total:
      'genel toplam | vergiler dahil toplam tutar | kdv dahil toplam | toplam tutar | yekun | fatura toplam | fatura tutarı | toplam fiyat | fatura toplamı | toplam (vergi dahil) | sipariş toplamı | vergiler dahil toplam',
    net_total:
      'ara toplam | mal hizmet toplam tutari | kdv haric toplam | matrah | kdv matrahi | alt toplam | toplam (vergi hariç) | vergiler hariç toplam | kdv hariç tutar',
    time: 'saat',
    tax_total:
      'kdv | topkdv | top kdv | toplam kdv | hesaplanan kdv | kdv tutari | vergi tutari | vergiler | vergi | toplam vergi | vergi toplamı | satış vergisi | kdv toplamı',
    due_payable:
      'odenecek tutar | odenecek toplam | odenecek | ödenmemiş | ödenmesi gereken tutar | kalan tutar | ödenecek miktar | kalan ödeme | ödenmemiş tutar | ödenmesi gereken bakiye | ödenecek bakiye | kalan bakiye',
    discount:
      'iskonto | toplam iskonto | indirim | indirim % | indirimler | indirim tutarı | iskonto tutarı | toplam indirim',
    shipping: 'kargo | kargo ucreti | gönderim | teslimat | teslimat maliyeti',
    unit_price: 'birim fiyat | birim fiyatı | birim maliyeti',
    quantity: 'miktar | adet | sayı | mikt',
    tax_rate: 'kdv orani | vergi oranı | vergi % | % kdv',
    payment_method: 'odeme sekli | odeme yontemi | ödeme türü | ödeme tipi',
    payment_terms: 'odeme kosullari | ödeme vadeleri',
    bank_account: 'hesap no | hesap numarasi | banka hesabı | banka hesap numarası',
    currency: 'para birimi',
    party_name: 'unvan | ad soyad | adi soyadi',
    address: 'adres',
    phone: 'telefon | tel | telefon numarası',
    email: 'e posta | e-posta adresi',
    notes: 'not | notlar | yorum | yorumlar | açıklamalar',
    cash_tendered: 'nakit | kredi karti | alinan para | alinan tutar',
    cash_change: 'para ustu',
    cashier: 'kasiyer',
    table_no: 'masa no',
    opening_balance: 'devreden bakiye | onceki bakiye | acilis bakiyesi | donem basi bakiye | devir bakiyesi',
    closing_balance:
      'kapanis bakiyesi | donem sonu bakiye | son bakiye | guncel bakiye | yeni bakiye | mevcut bakiye',
    expiry_date:
      'gecerlilik tarihi | teklif gecerlilik tarihi | gecerlilik suresi | son gecerlilik tarihi | son kullanma tarihi',
    quote_number: 'teklif no | teklif numarasi | teklif nr | teklif sayisi | teklif # | proforma numarası',
    prepaid:
      'ödenen | ödemeler | ödenmiş | ödendi | alınan ödeme | ödenen tutar | ödenen miktar | toplam ödenen | peşinat',
    contact_person: 'iletişim kurulacak kişi | iletişim kişisi | irtibat kişisi',
    tax_number: 'vergi kimlik numarası | vergi kodu | v.d. | v.d. no',
    serial_number: 'seri numarası',
    rounding: 'yuvarlatma | yuvarlama',
    tracking_number: 'takip numarası',
  },
  weak: {
    issue_date: 'tarih | teklif tarihi | doküman tarihi | proforma tarihi',
    grand_total: 'toplam',
    closing_balance: 'bakiye',
    due_date: 'bitiş tarihi',
  },
  headings: {
    agent: 'taşıyıcı',
    seller:
      'satici | gonderici | tedarikci | duzenleyen | isveren | isyeri unvani | teslim eden | gonderen | firma unvani | sağlayıcı | satışı yapan | kimden',
    buyer:
      'alici | musteri | sayin | fatura adresi | personel | calisan | adi soyadi | hesap sahibi | personel adi soyadi | ad soyad | adi ve soyadi | calisanin adi soyadi | teslim alan | abone | abone adi | sayin musterimiz | musteri adi | alici firma | faturalanan | faturalanacak kişi/kurum | satış yapılan | müşteri detayları | fatura düzenlenen müşteri | fatura edilen | alıcı bilgileri | müşteri bilgileri | kime',
    ship_to:
      'teslimat adresi | sevk adresi | teslim adresi | sevkiyat adresi | gönderim adresi | teslim yeri',
    bank: 'banka | banka bilgileri | banka adı',
  },
  columns: {
    position: 'sira no | sira | satır | pozisyon',
    sku: 'kodu | urun kodu | stok kodu | ürün no | ürün id | parça numarası',
    description:
      'aciklama | urun adi | mal hizmet | urun | hizmet | cinsi | detaylar | ögeler | tanım | görev | ayrıntılar | ürün açıklaması | kalemler',
    quantity: 'miktar | adet | saat | saatler | sayı | mikt | gönderildi',
    unit: 'birim',
    unit_price:
      'birim fiyat | birim fiyati | fiyat | birim maliyeti | liste fiyatı | satış fiyatı | saat ücreti',
    discount: 'iskonto orani | iskonto | indirim | isko',
    tax_rate: 'kdv orani | kdv % | kdv | vergi oranı | vergi %',
    tax_amount: 'kdv tutari | vergi | vergi toplamı | vergi tutarı',
    amount: 'tutar | toplam fiyat | mal hizmet tutari | toplam',
    date: 'tarih',
  },
  parts: { sku: 'ürün kodu | stok kodu', gtin: 'barkod' },
  exemptions: { export: 'ihracat istisnası', exempt: 'kdv istisnası | kdv den istisna' },
  units: {
    piece: 'adet | ad',
    pack: 'paket',
    box: 'kutu',
    carton: 'koli',
    roll: 'rulo',
    bottle: 'şişe',
    set: 'takım',
    hour: 'saat',
    day: 'gün',
    month: 'ay',
    kilogram: 'kilogram',
    tonne: 'ton',
    metre: 'metre',
    square_metre: 'metrekare',
    litre: 'litre',
  },
  words: {
    subtotal: '(?:ara )?toplam',
    goods_count: 'ürün | adet',
    page: 'sayfa',
    label_tail: 'no | numarası | adı',
    travelled: 'yolcu | koltuk | uçuş | vagon | sefer',
    metered:
      'ilk endeks | son endeks | tüketim | abone (?:no|grubu) | sayaç | enerji bedeli | dağıtım bedeli | kwh tüketim | atık ?su bedeli | tüketim bedeli | ilk okuma | son okuma | faturalı hat | tarife paketi',
    street: String.raw`caddesi | cad\.? | sokak | sokağı | sok\.? | bulvarı | mahallesi | mah\.?`,
    slogan: 'teşekkür ederiz',
    bill_title: 'fatura',
    payment_means: 'nakit | kredi kartı | havale | eft',
    person_title: 'sayın',
    bank_name: String.raw`bankası | \p{L}*bank`,
  },
};
