// What documents in Malay say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const ms: Language = {
  code: 'ms',
  name: 'Malay',
  months:
    'januari jan | februari feb | mac | april apr | mei | jun | julai jul | ogos ogo | september sep | oktober okt | november nov | disember dis',
  frequent:
    'dan yang untuk dengan di ke dari ini itu tidak adalah pada oleh atau anda kami sila terima kasih resit jumlah tarikh alamat nama bayaran',
  papers: 'resit | resit rasmi | invois | invois cukai | bil | bil tunai | salinan',
  kinds: {
    Invoice: 'invois | invois cukai | invois jualan',
    Receipt: 'resit | resit rasmi | bil tunai',
    'Credit Note': 'nota kredit | invois kredit',
    'Purchase Order': 'pesanan belian | pesanan tempatan | pesanan pembelian | borang pesanan',
    'Delivery Note':
      'nota hantaran | nota penghantaran | nota serahan | pesanan penghantaran | senarai pembungkusan | nota hantar | nota penerimaan barang | senarai bungkusan',
    'Bank Statement':
      'penyata bank | penyata akaun | penyata akaun bank | penyata akaun semasa | penyata akaun simpanan | penyata kad kredit',
    Contract: 'perjanjian',
    Quotation: 'sebut harga | sebutharga | sebut harga no | tawaran harga',
    'Order Confirmation': 'pengesahan pesanan | pesanan jualan',
    'Utility Bill':
      'bil elektrik | bil air | bil utiliti | bil gas | bil telefon | bil internet | bil elektrik anda | bil air anda | bil bekalan elektrik | penyata bil',
    Payslip:
      'slip gaji | penyata gaji | penyata gaji bulanan | slip gaji bulanan | penyata pendapatan | slip upah',
    'Payment Reminder': 'peringatan bayaran | notis tuntutan',
    'Expense Report': 'tuntutan perbelanjaan',
    Ticket: 'pas masuk | tiket kereta api',
    Check: 'cek bank',
    'Bill of Lading': 'bil muatan',
  },
  labels: {
    net_pay: 'gaji bersih | pendapatan bersih | jumlah gaji bersih | gaji bersih diterima | jumlah bersih',
    gross_pay:
      'gaji kasar | pendapatan kasar | jumlah pendapatan | jumlah gaji kasar | jumlah pendapatan kasar | gaji kasar bulanan',
    meter_number: 'no meter | nombor meter',
    invoice_number:
      'no invois | nombor invois | no invois cukai | invois no | no bil | nombor bil | bil no | no bil/no invois',
    issue_date: 'tarikh invois | tarikh resit | tarikh bil | tarikh dikeluarkan | tarikh penyata',
    grand_total:
      'jumlah besar | jumlah keseluruhan | jumlah bayaran | jumlah perlu dibayar | jumlah harga | jumlah invois',
    net_total: 'jumlah kecil | jumlah tidak termasuk cukai | jumlah caj semasa',
    tax_total: 'jumlah cukai | cukai perkhidmatan | cukai jualan | gst semasa | cukai',
    discount: 'diskaun',
    rounding: 'penggenapan | pelarasan | pelarasan penggenapan',
    cash_tendered: 'tunai | bayaran | bayaran tunai',
    cash_change: 'baki',
    opening_balance: 'baki awal | baki permulaan | baki terdahulu | baki bawa ke hadapan | baki pembukaan',
    closing_balance: 'baki akhir | baki penutup | baki semasa | baki pengakhiran',
    delivery_note_number: 'no nota hantaran | no penghantaran | nota hantaran no',
    order_number: 'no pesanan | nombor pesanan | no pesanan belian',
    quote_number: 'no sebut harga | sebut harga no',
    customer_number: 'no akaun pelanggan | no pelanggan | kod pelanggan | nombor pelanggan | nombor pekerja',
    delivery_date: 'tarikh penghantaran | tarikh hantar',
    order_date: 'tarikh pesanan',
    due_date:
      'tarikh akhir bayaran | bayar sebelum | sila bayar sebelum | sila bayar sebelum atau pada | tarikh bayar | tarikh perlu bayar | tarikh matang | tarikh jatuh tempo | bayaran tertunggak | perlu dibayar sebelum',
    birth_date: 'tarikh lahir',
    period_start:
      'tempoh bil | tempoh | bulan gaji | tempoh gaji | bagi bulan | tarikh mula | tarikh permulaan',
    period_end: 'tempoh bil | tempoh | bulan gaji | tempoh gaji | bagi bulan | tarikh tamat',
    expiry_date: 'sah sehingga | tarikh luput | sah laku sehingga | tarikh tamat tempoh',
    payment_date: 'tarikh bayaran | tarikh pembayaran | tarikh gaji | tarikh dibayar',
    bank_account: 'no akaun | nombor akaun | no akaun bank',
    due_payable:
      'jumlah perlu dibayar | jumlah bil perlu dibayar | jumlah yang perlu dibayar | jumlah tertunggak | jumlah terhutang | baki perlu dibayar | baki belum bayar',
    receipt_number: 'no resit | nombor resit',
    email: 'e-mel',
    payment_terms: 'terma bayaran',
    tax_number: 'nombor cukai',
    prepaid: 'bayaran diterima | telah dibayar',
    currency: 'mata wang',
    serial_number: 'no. siri | nombor siri',
    shipping: 'penghantaran',
  },
  weak: {
    issue_date: 'tarikh',
    grand_total: 'jumlah',
    due_payable: 'baki',
    prepaid: 'bayaran',
  },
  columns: {
    description: 'keterangan | butiran | perkara | penerangan | perkhidmatan',
    quantity: 'kuantiti | bilangan',
    unit_price: 'harga seunit | harga unit | kadar | kos',
    amount: 'amaun | jumlah kecil',
    date: 'tarikh',
    discount: 'diskaun',
    tax_amount: 'jumlah cukai | cukai',
  },
  units: {
    piece: 'buah | keping | biji | helai',
    pair: 'pasang',
    dozen: 'dozen',
    box: 'kotak',
    pack: 'pek | bungkus',
    carton: 'karton',
    pallet: 'palet',
    roll: 'gulung',
    bottle: 'botol',
    bag: 'beg | guni',
    can: 'tin',
    set: 'set',
    lump: 'jumlah tetap',
    minute: 'minit',
    hour: 'jam',
    day: 'hari',
    week: 'minggu',
    month: 'bulan',
    year: 'tahun',
    gram: 'gram',
    kilogram: 'kilogram | kilo',
    tonne: 'tan',
    metre: 'meter',
    litre: 'liter',
  },
  words: {
    goods_count: 'item | barang',
    name_common: 'sdn | bhd | sendirian | berhad',
    name_leading:
      'restoran | kopitiam | kedai | makan | makanan | minum | runcit | buku | warung | pasaraya | perniagaan | syarikat | farmasi | klinik | stesen | minyak | teksi',
    pack_of: 'isi | dengan',
    page: 'muka surat | halaman',
    page_total: 'daripada | dari',
    metered: String.raw`bacaan meter | penggunaan elektrik | kegunaan (?:anda|elektrik|air) | bacaan (?:dahulu|semasa|terdahulu) | no\.? meter | tarif domestik | penggunaan (?:air|tenaga) | caj semasa`,
    street: String.raw`p\.?t\.?\s?\d{3} | jalan | jln\.? | lorong | lrg\.? | tmn\.? | lebuhraya | lapangan | persiaran | taman | kampung | kawasan | bandar | seksyen | medan | menara |
      lebuh | pusat | komplek | kompleks | mukim | batu`,
    street_beginning:
      'jalan | jln | lorong | persiaran | taman | tmn | kampung | kawasan | bandar | seksyen | medan | menara | lebuhraya | pusat | kompleks',
    business: 'restoran | kopitiam | farmasi | pasar | kedai | perniagaan | syarikat',
    business_long: 'restoran',
    slogan: 'terima kasih | selamat',
    payment_means: 'tunai | kad kredit',
  },
  parts: {
    sku: 'kod barang | kod item | no item',
    gtin: 'kod bar',
    origin: 'negara asal',
    customs_code: 'kod tarif',
    best_before: 'tarikh luput | baik sebelum',
  },
  exemptions: {
    exempt: 'dikecualikan cukai | dikecualikan daripada cukai',
  },
  headings: {
    buyer:
      'pelanggan | pembeli | nama pekerja | pekerja | kakitangan | nama kakitangan | penerima | nama pelanggan | alamat pengebilan | dibilkan kepada | bil kepada',
    seller: 'penjual | pembekal | majikan | nama majikan',
    ship_to: 'alamat penghantaran | hantar ke | hantar kepada',
    bank: 'bank',
  },
};
