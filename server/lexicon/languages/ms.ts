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
    Invoice: 'invois | invois cukai',
    Receipt: 'resit | resit rasmi | bil tunai',
    'Credit Note': 'nota kredit',
    'Purchase Order': 'pesanan belian',
    'Delivery Note': 'nota hantaran | nota penghantaran',
    'Bank Statement': 'penyata bank | penyata akaun',
    Contract: 'perjanjian',
    Quotation: 'sebut harga | sebutharga',
    'Order Confirmation': 'pengesahan pesanan',
    'Utility Bill': 'bil elektrik | bil air | bil utiliti | bil gas',
    Payslip: 'slip gaji | penyata gaji',
    'Payment Reminder': 'peringatan bayaran | notis tuntutan',
    'Expense Report': 'tuntutan perbelanjaan',
    Ticket: 'pas masuk | tiket kereta api',
    Check: 'cek bank',
    'Bill of Lading': 'bil muatan',
  },
  labels: {
    meter_number: 'no meter | nombor meter',
    issue_date: 'tarikh invois | tarikh resit',
    grand_total: 'jumlah besar | jumlah keseluruhan | jumlah bayaran | jumlah perlu dibayar',
    net_total: 'jumlah kecil',
    discount: 'diskaun',
    rounding: 'penggenapan | pelarasan | pelarasan penggenapan',
    cash_tendered: 'tunai | bayaran | bayaran tunai',
    cash_change: 'baki',
  },
  weak: {
    issue_date: 'tarikh',
    grand_total: 'jumlah',
  },
  words: {
    page: 'muka surat | halaman',
    page_total: 'daripada | dari',
    metered: 'bacaan meter | penggunaan elektrik',
    street: String.raw`p\.?t\.?\s?\d{3} | jalan | jln\.? | lorong | lrg\.? | tmn\.? | lebuhraya | lapangan | persiaran | taman | kampung | kawasan | bandar | seksyen | medan | menara |
      lebuh | pusat | komplek | kompleks | mukim | batu`,
    street_beginning:
      'jalan | jln | lorong | persiaran | taman | tmn | kampung | kawasan | bandar | seksyen | medan | menara | lebuhraya | pusat | kompleks',
    business: 'restoran | kopitiam | farmasi | pasar | kedai | perniagaan | syarikat',
    business_long: 'restoran',
    slogan: 'terima kasih | selamat',
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
};
