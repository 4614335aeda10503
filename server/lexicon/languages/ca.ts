// What documents in Catalan say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const ca: Language = {
  code: 'ca',
  name: 'Catalan',
  home: 'ES',
  months:
    'gener | febrer | març | abril | maig | juny | juliol | agost | setembre | octubre | novembre | desembre',
  periods: { year: 'any | anys', month: 'mes | mesos', week: 'setmana | setmanes', day: 'dia | dies' },
  papers: 'factura | rebut | pressupost | albarà | còpia | factura simplificada',
  letters: 'àèéíïòóúüç',
  frequent:
    'i amb per als dels les aquest aquesta són més preu quantitat descripció data venciment import impostos pagament lliurament proveïdor adreça telèfon compte gràcies rebut comanda núm unitari fins',
  kinds: {
    Invoice: 'factura núm | factura de venda',
    Receipt: 'rebut | tiquet | tiquet de compra',
    'Credit Note': 'factura rectificativa | abonament',
    'Purchase Order': 'comanda de compra | ordre de compra | comanda de proveïdor',
    'Delivery Note': 'albarà | albarà de lliurament',
    'Bank Statement': 'extracte bancari | extracte de compte',
    Quotation: 'pressupost | oferta de preus',
    'Order Confirmation': 'confirmació de la comanda | confirmació de comanda',
    'Utility Bill': "factura d'electricitat | factura de gas | factura de l'aigua | factura de la llum",
    Payslip: 'full de salari | nòmina | rebut de salaris',
    'Payment Reminder': 'recordatori de pagament',
    Contract: 'contracte de lloguer | contracte de treball',
  },
  labels: {
    invoice_number:
      'número de factura | núm. factura | núm. de factura | factura núm | id factura | nº de factura | núm fra',
    receipt_number: 'número de rebut | número de justificant | tiquet núm',
    order_number:
      'número de comanda | nº de comanda | comanda núm | núm. comanda | la vostra comanda | identificació de comanda',
    quote_number: 'número de pressupost | pressupost núm',
    delivery_note_number: "número d'albarà | albarà núm",
    customer_number: 'número de client | codi de client | codi client',
    payment_reference: 'referència de pagament',
    vat_id: "nif | cif/nif | id de l'iva | número d'iva",
    bank_account: 'número de compte | compte bancari | compte corrent',
    issue_date: "data de factura | data factura | data d'emissió | data de la factura | data d'expedició",
    due_date:
      'data de venciment | data venciment | venciment | data límit de pagament | venç el | pagar abans de',
    delivery_date: 'data de lliurament | data de servei',
    order_date: 'data de la comanda | data de comanda | data comanda',
    expiry_date: 'data de caducitat | vàlid fins al | vàlid fins | pressupost vàlid fins',
    payment_date: 'data de pagament | data pagament',
    period_start: "data d'inici | període | període de facturació",
    period_end: 'data de fi | data de finalització | data final | període | període de facturació',
    grand_total:
      'suma total | total factura | total comanda | preu total | import total | total (impost inclòs) | total amb iva | total a pagar | total general',
    net_total:
      'base imposable | import imposable | total (impostos exclòs) | subtotal | total sense iva | import net',
    tax_total:
      "impostos | impost | total impostos | import de l'impost | quota d'iva | imp. iva | total iva | import iva",
    due_payable:
      'a pagar | import a pagar | quantitat a pagar | pendent de pagament | import pendent | saldo pendent | pendent',
    prepaid: 'pagat | pagaments | import pagat | pagament rebut | total pagat | bestreta | paga i senyal',
    discount: 'descompte | import de descompte | descompte total',
    shipping: "despeses d'enviament | enviament | cost d'enviament | ports",
    rounding: 'arrodoniment',
    unit_price: 'preu unitari | preu per unitat | preu unit',
    quantity: 'quantitat | quant',
    tax_rate: "taxa d'impost | tipus d'impost | % impost | % impostos | tipus d'iva",
    currency: 'moneda',
    phone: 'telèfon | número de telèfon | tel',
    email: 'correu electrònic | adreça electrònica',
    address: 'adreça | domicili',
    contact_person: 'persona de contacte | nom de contacte',
    payment_terms: 'condicions de pagament',
    payment_method: 'mètode de pagament | tipus de pagament | forma de pagament',
    notes: 'observacions | comentaris',
    cash_tendered: 'efectiu | targeta',
    cash_change: 'canvi',
    opening_balance: 'saldo inicial | saldo anterior',
    closing_balance: 'saldo final | saldo actual',
    gross_pay: 'total meritat | salari brut | total devengat',
    net_pay: 'líquid a percebre | salari net | líquid total a percebre',
  },
  weak: {
    issue_date: 'data',
    closing_balance: 'saldo',
  },
  headings: {
    seller: 'proveïdor | venedor | emissor | empresa emissora',
    buyer:
      'client | facturar a | facturat a | adreça de facturació | dades del client | detalls client | comprador | destinatari | treballador | per a',
    ship_to: "adreça d'enviament | adreça de lliurament | lliurar a | enviar a | envia a",
    bank: 'banc | nom del banc | dades bancàries',
    payee: 'beneficiari | titular del compte',
  },
  columns: {
    sku: 'codi | referència | codi de barres | codi article',
    description:
      'descripció | producte | productes | article | articles | concepte | servei | serveis | nom del producte',
    quantity: 'quantitat | quant | hores | unitats',
    unit: 'unitat',
    unit_price: 'preu | preu unitari | preu per unitat | cost unitari | tarifa',
    discount: 'descompte | dte | % dte',
    tax_rate: '% impost | % iva | tipus iva',
    tax_amount: 'impostos | quota iva',
    amount: 'import | preu total | total línia',
    gross_amount: 'total (impost inclòs) | import amb iva',
    date: 'data',
  },
  words: {
    page: 'pàgina | pàg',
    slogan: 'gràcies',
    payment_means: 'efectiu | targeta | transferència',
    bank_name: 'banc',
  },
};
