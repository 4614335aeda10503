// What documents in Indonesian say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const id: Language = {
  code: 'id',
  name: 'Indonesian',
  home: 'ID',
  months:
    'januari jan | februari feb | maret mar | april apr | mei | juni jun | juli jul | agustus agu agt | september sep | oktober okt | november nov | desember des',
  periods: { year: 'tahun', month: 'bulan', week: 'minggu', day: 'hari' },
  papers: 'faktur | faktur pajak | faktur penjualan | nota | struk | kwitansi | kuitansi | tagihan | invoice',
  frequent:
    'dan yang untuk dengan di ke dari ini itu tidak adalah pada oleh atau anda kami telah dapat jika sudah belum harga tanggal nomor faktur pembeli penjual pembayaran jumlah tagihan alamat barang kepada yth hormat rekening terima kasih ayam nasi goreng susu roti kopi teh air tunai kembali kasir saldo awal akhir periode nama mata uang jenis transaksi',
  kinds: {
    Invoice: 'faktur | faktur penjualan | faktur pajak | tagihan | faktur pembelian',
    Receipt:
      'struk | nota | kwitansi | kuitansi | bukti pembayaran | struk belanja | nota penjualan | bukti pembelian | tanda terima pembayaran | struk penerimaan',
    'Credit Note': 'nota retur | nota kredit',
    'Purchase Order':
      'surat pesanan | pesanan pembelian | surat order | order pembelian | surat pesanan barang | surat order pembelian',
    'Delivery Note':
      'surat jalan | surat jalan no | nota pengiriman | bukti pengiriman | surat pengantar | tanda terima barang | faktur pengiriman | surat pengiriman barang | daftar kemasan | berita acara serah terima barang | slip pengepakan',
    'Bank Statement':
      'rekening koran | laporan rekening | mutasi rekening | mutasi transaksi | laporan mutasi | riwayat transaksi | laporan mutasi rekening | laporan transaksi | rekening koran giro | ringkasan rekening',
    Contract: 'surat perjanjian | perjanjian kerja sama | kontrak kerja',
    Quotation:
      'surat penawaran | penawaran harga | penawaran | surat penawaran harga | proposal harga | penawaran produk',
    'Order Confirmation': 'konfirmasi pesanan | pesanan penjualan',
    'Utility Bill':
      'tagihan listrik | tagihan air | rekening listrik | rekening air | tagihan telepon | tagihan internet | tagihan pdam | tagihan pln | struk pembayaran tagihan listrik | rekening telepon | tagihan pascabayar | informasi tagihan',
    Payslip:
      'slip gaji | slip gaji karyawan | rincian gaji | slip penggajian | struk gaji | bukti pembayaran gaji | slip upah',
    'Payment Reminder': 'surat peringatan pembayaran | pengingat pembayaran',
    'Expense Report': 'laporan pengeluaran | laporan biaya',
    Ticket: 'tiket kereta | boarding pass',
    'Bill of Lading': 'surat muatan | konosemen',
  },
  labels: {
    period_end:
      'periode | periode gaji | periode transaksi | periode tagihan | periode pembayaran | bulan gaji | periode penggajian | periode laporan | sampai tanggal | tanggal akhir',
    period_start:
      'periode | periode gaji | periode transaksi | periode tagihan | periode pembayaran | bulan gaji | periode penggajian | periode laporan | dari tanggal | tanggal mulai',
    net_pay:
      'gaji bersih | take home pay | penerimaan bersih | penghasilan bersih | gaji diterima | total diterima | jumlah diterima | total gaji bersih | jumlah gaji bersih | gaji yang diterima | total gaji diterima | gaji dibayarkan | jumlah bersih | total dibayarkan | total take home pay | jumlah yang diterima',
    gross_pay:
      'gaji bruto | gaji kotor | total pendapatan | penghasilan bruto | total penerimaan | total gaji kotor | jumlah pendapatan | total penghasilan | jumlah penghasilan | total gaji bruto | gaji bruto total | total penerimaan kotor',
    invoice_number:
      'nomor faktur | no faktur | nomor invoice | no invoice | nomor tagihan | kode dan nomor seri faktur pajak | faktur no | nomor nota | id nota',
    receipt_number: 'no nota | no struk | no kwitansi',
    order_number: 'nomor pesanan | no pesanan | no po | nomor po | nomor pemesanan | nomor pesanan pembelian',
    customer_number: 'id pelanggan | kode pelanggan | no pelanggan | nomor pelanggan | nomor karyawan',
    delivery_note_number:
      'no surat jalan | surat jalan no | nomor surat jalan | no sj | no pengiriman | no do | nomor sj',
    vat_id: 'npwp',
    bank_account: 'no rekening | nomor rekening | no rek | akun bank',
    opening_balance: 'saldo awal | saldo sebelumnya | saldo bulan lalu | saldo lalu',
    closing_balance: 'saldo akhir | saldo terakhir | saldo penutup | saldo bulan ini',
    issue_date:
      'tanggal faktur | tanggal invoice | tgl faktur | tanggal tagihan | tanggal diterbitkan | tanggal terbit',
    due_date:
      'jatuh tempo | tanggal jatuh tempo | tgl jatuh tempo | jatuh tempo pada | pembayaran jatuh tempo | tenggat pembayaran | batas waktu pembayaran',
    birth_date: 'tanggal lahir',
    delivery_date:
      'tanggal pengiriman | tanggal kirim | tanggal surat jalan | tgl kirim | tgl pengiriman | tanggal terima barang | tgl surat jalan',
    order_date: 'tanggal pesanan | tanggal pemesanan',
    payment_date: 'tanggal pembayaran | tanggal bayar | tanggal gajian | tanggal transfer | tgl bayar',
    meter_number: 'no meter | nomor meter | id pelanggan pln | no meteran | nomor meteran',
    grand_total:
      'total bayar | total harga | grand total | jumlah total | total tagihan | total belanja | jumlah faktur | total keseluruhan | total faktur',
    net_total: 'dasar pengenaan pajak | dpp | harga jual | sub total',
    tax_total: 'ppn | pb1 | pajak | pajak pertambahan nilai | pajak restoran | total pajak | pajak penjualan',
    due_payable:
      'total pembayaran | jumlah tagihan | sisa tagihan | jumlah yang harus dibayar | nilai jatuh tempo | jumlah jatuh tempo | nilai untuk dibayarkan | belum lunas | jumlah terutang | saldo terutang | sisa pembayaran | total yang harus dibayar',
    prepaid:
      'uang muka | dibayar | pembayaran | lunas | jumlah yang dibayar | terbayar | pembayaran diterima | jumlah dibayar | sudah dibayar',
    discount: 'diskon | potongan | potongan harga | total diskon',
    shipping: 'ongkos kirim | ongkir | biaya kirim | biaya pengiriman | pengiriman',
    rounding: 'pembulatan',
    unit_price: 'harga satuan | harga unit',
    quantity: 'kuantitas | banyaknya | banyak | kuantiti',
    payment_method:
      'metode pembayaran | cara pembayaran | mode pembayaran | jenis pembayaran | tipe pembayaran',
    payment_terms: 'syarat pembayaran | termin',
    currency: 'mata uang',
    party_name: 'nama',
    address: 'alamat',
    phone: 'telepon | telp | nomor telepon | no. telepon',
    notes: 'catatan | keterangan',
    cash_tendered: 'tunai | bayar | uang tunai',
    cash_change: 'kembali | kembalian',
    cashier: 'kasir',
    quote_number: 'no penawaran | nomor penawaran | penawaran no | no quotation',
    expiry_date:
      'berlaku sampai | berlaku hingga | masa berlaku | penawaran berlaku sampai | berlaku s/d | valid sampai | tanggal kadaluarsa | tanggal kadaluwarsa | tanggal kedaluwarsa | valid hingga',
    contact_person: 'nama kontak',
    tax_number: 'id pajak | nomor identifikasi pajak',
    email: 'surat elektronik | surel',
    tax_rate: 'persentase pajak | tarif pajak | pajak %',
    serial_number: 'nomor seri',
  },
  weak: { issue_date: 'tanggal | tgl | tanggal penawaran' },
  headings: {
    seller: 'penjual | pengusaha kena pajak | pengirim | nama perusahaan | pemasok | dijual oleh | dari',
    buyer:
      'pembeli | pelanggan | kepada | kepada yth | ditagihkan kepada | tagihan kepada | karyawan | nama karyawan | pegawai | nama pegawai | pasien | tamu | penerima | nama penerima | nama nasabah | nama pemilik rekening | nasabah | pemilik rekening | kepada yth bapak/ibu | nama pegawai/karyawan | tujuan pengiriman | nama pelanggan | nama rekening | ditagih kepada | alamat tagihan | ditagih ke | dijual kepada | informasi pelanggan | tagihan untuk',
    ship_to: 'dikirim ke | alamat pengiriman | kirim ke | alamat tujuan | kirim kepada',
    bank: 'bank | nama bank',
  },
  columns: {
    position: 'no',
    sku: 'kode barang | nomor barang',
    description:
      'keterangan | nama barang | deskripsi | uraian | barang | nama produk | tugas | layanan | nama item | produk/item | rincian',
    quantity: 'kuantitas | banyaknya | jumlah barang | jumlah | qty | jam | dikirim | banyak',
    unit: 'satuan',
    unit_price: 'harga satuan | harga',
    discount: 'diskon | potongan',
    amount: 'total | jumlah harga | total harga',
    tax_rate: 'ppn | persentase pajak | tarif pajak | pajak %',
    tax_amount: 'pajak | total pajak',
    date: 'tanggal',
  },
  parts: { sku: 'kode barang | kode produk', gtin: 'barcode' },
  units: {
    piece: 'buah | pcs | lembar | unit',
    box: 'kotak | dus',
    pack: 'bungkus',
    carton: 'karton',
    roll: 'gulung',
    bottle: 'botol',
    set: 'set',
    hour: 'jam',
    day: 'hari',
    month: 'bulan',
    year: 'tahun',
    kilogram: 'kilogram | kilo',
    tonne: 'ton',
    metre: 'meter',
    litre: 'liter',
  },
  words: {
    goods_count: 'item | barang',
    page: 'halaman',
    metered:
      'stand meter | pemakaian kwh | pemakaian (?:listrik|air|kwh|m3) | stand (?:awal|akhir|lalu|kini) | daya listrik | tarif/daya | biaya beban | pascabayar | meter (?:lalu|kini|awal|akhir) | idpel',
    street: String.raw`jalan | jl\.?`,
    street_beginning: 'jalan | jl',
    slogan: 'terima kasih',
    bill_title: 'faktur(?: penjualan| pajak)? | kwitansi',
    company_beginning: 'pt | cv',
    payment_means: 'tunai | kartu kredit | kartu debit | transfer bank',
    person_title: 'bapak | ibu | bpk | sdr',
  },
};
