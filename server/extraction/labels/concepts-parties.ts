// Labels of names, addresses and contact data, and the roles they belong to: EN, DE, FR, ES, NL, IT, PT, ZH.
import { concept, phrases, type Concept, type Role } from './concept.ts';

/** Headings and words that say whose data follow. The first group are headings of blocks, the second words inside labels. */
export const ROLE_WORDS: Record<Role, { headings: string[]; words: string[] }> = {
  seller: {
    headings:
      phrases(`seller | vendor | supplier | from | sender | sold by | issued by | service provider | issuer | biller | merchant | contractor | bill from | invoice from |
      verkaufer | lieferant | rechnungssteller | rechnungsersteller | leistungserbringer | verkaufer/leistungserbringer | auftragnehmer | absender | anbieter | von | kreditor |
      fournisseur | vendeur | emetteur | expediteur | prestataire | de | proveedor | vendedor | emisor | leverancier | verkoper | afzender | fornitore | venditore | cedente | fornecedor | emittente | mittente | cedente/prestatore | cedente prestatore | prestatore | datos del emisor | emitente | van | sprzedawca | wystawca | saljare | saelger | selger | dodavatel |
      销售方 | 销售方信息 | 卖方 | 销货单位 | 供方 | 供应商 | 开票方 | 乙方 | 销方 | 销货方`),
    words: phrases(
      'seller | vendor | supplier | our | unsere | unser | verkaufer | lieferant | fournisseur | vendeur | notre | proveedor | vendedor | leverancier | onze | fornitore | 销售方 | 卖方 | 销方 | 供应商 | issuer | merchant',
    ),
  },
  buyer: {
    headings:
      phrases(`buyer | customer | bill to | billed to | sold to | client | invoice to | purchaser | invoicee | billing address | invoice address | bill-to | to | customer details | issued to | made out to | invoiced to | attention | recipient | ordered by | customer name |
      kaufer | kunde | rechnungsempfanger | leistungsempfanger | kaufer/leistungsempfanger | auftraggeber | besteller | rechnungsadresse | rechnungsanschrift | empfanger | an | rechnung an | debitor |
      acheteur | client | destinataire | adresse de facturation | facture a | adresse facturation | a l attention de | comprador | cliente | facturar a | destinatario | direccion de facturacion | koper | klant | factuuradres | afnemer | aan | acquirente | cessionario | comprador | factuur aan | datos del cliente | datos de facturacion | cliente/comprador | spett.le | spettle | spettabile | intestatario | intestata a | committente | cessionario/committente | cessionario committente | adquirente | faturar a | client facture | adresse du client | kundenadresse | kundenanschrift | nabywca | kopare | kober | kjoper | odberatel |
      购买方 | 购买方信息 | 买方 | 购货单位 | 需方 | 客户 | 甲方 | 购方 | 收票方 | 付款方 | 购货方`),
    words: phrases(
      'buyer | customer | client | purchaser | invoicee | your | ihre | ihr | kaufer | kunde | kunden | votre | acheteur | cliente | comprador | uw | klant | koper | vostro | acquirente | 购买方 | 买方 | 购方 | 客户 | bill to | billing',
    ),
  },
  ship_to: {
    headings:
      phrases(`ship to | deliver to | delivery address | shipping address | ship-to | delivered to | consignee | place of delivery | delivery to | site address | delivery site | job site | goods to | lieferadresse | lieferanschrift | warenempfanger | abweichender warenempfanger | lieferung an | versandadresse | lieferort | leistungsort | leistungsempfangsort | empfanger der ware |
      adresse de livraison | livre a | livraison | lieu de livraison | direccion de entrega | direccion de envio | enviar a | lugar de entrega | entregar en | destino | afleveradres | leveradres | leveringsadres | bezorgadres | indirizzo di consegna | consegnare a | luogo di consegna | destinazione | destinazione merce | luogo di destinazione | adresse du chantier | lieu d intervention | 收货地址 | 收货方 | 送货地址 | 收货人 | 收货单位`),
    words: phrases('ship to | delivery | shipping | warenempfanger | livraison | consignee | 收货'),
  },
  ship_from: {
    headings: phrases(
      'ship from | shipped from | warenversender | versender | absendeort | abweichender versender | adresse d expedition | 发货方 | 发货地址 | 发货人',
    ),
    words: phrases('ship from | 发货'),
  },
  payee: {
    headings: phrases(
      'payee | pay to | remit to | remit payment to | send payment to | remit address | beneficiary | account holder | payable to | make checks payable to | zahlungsempfanger | abweichender zahlungsempfanger | kontoinhaber | empfanger der zahlung | beneficiaire | titulaire du compte | titulaire | beneficiario | begunstigde | 收款方 | 收款人 | 收款单位 | 户名',
    ),
    words: phrases('payee | zahlungsempfanger | beneficiary | beneficiaire | 收款'),
  },
  payer: {
    headings: phrases(
      'payer | paid by | received from | zahler | zahlungspflichtiger | auftraggeber der zahlung | payeur | pagador | ordenante | betaler | 付款方 | 付款人 | 付款单位',
    ),
    words: phrases('payer | 付款'),
  },
  agent: {
    headings: phrases(
      'agency | agent | agent of | sales agent | representative | salesperson | account executive | steuervertreter | fiskalvertreter | tax representative | steuerbevollmachtigter | buying contact | billing contact | mandataire | vertreter | agencia | 代理 | 代理方 | 代理人',
    ),
    words: phrases('agency | agent | steuervertreter'),
  },
  bank: {
    headings: phrases(
      'bank | bank details | bank information | bankverbindung | bankdaten | coordonnees bancaires | banque | domiciliation | banco | datos bancarios | bankgegevens | coordinate bancarie | 开户行 | 银行 | 开户银行',
    ),
    words: phrases('bank | banque | banco'),
  },
};

export const PARTY_CONCEPTS: Concept[] = [
  concept(
    'party_name',
    ['organisation', 'person', 'text'],
    'name | company | company name | firm | firma | firmenname | name/firma | nom | raison sociale | societe | denomination | nombre | razon social | empresa | naam | bedrijf | bedrijfsnaam | nome | ragione sociale | 名称 | 名 称 | 单位名称 | 公司名称 | 企业名称 | 姓名 | 全称 | 公司 | denominazione | designacao social | nazwa | navn | namn | nazev',
    {
      names:
        'organisation | organization | party | business name | trading name | merchant name | store name | store | shop',
    },
  ),
  concept(
    'address',
    ['address', 'text'],
    'address | street address | postal address | registered address | anschrift | adresse | sitz | postanschrift | siege social | adresse postale | direccion | domicilio | adres | vestigingsadres | indirizzo | sede | endereco | morada | 地址 | 住所 | 经营场所 | 营业场所 | 地 址 | 注册地址 | 公司地址 | 主要经营场所 | 住址 | 地址、电话 | 地址电话 | 坐落 | adres siedziby | adresse du siege | adresa',
    {
      names: 'location | place of business | permanent address | mailing address | registered office',
      // In the small print of companies that write from elsewhere.
      weak: 'registered office',
    },
  ),
  concept(
    'phone',
    ['phone', 'text'],
    'phone | telephone | tel | tel no | phone number | telephone number | telefon | telefonnummer | tel nr | telephone | telefono | telefoon | telefone | 电话 | 联系电话 | 手机 | mobile | main | hotline | contact no',
  ),
  concept('fax', ['phone', 'text'], 'fax | fax no | telefax | faxnummer | fax number | telecopie | 传真'),
  concept(
    'email',
    ['email', 'text'],
    'email | e-mail | email address | mail | e-mail-adresse | courriel | adresse e-mail | correo | correo electronico | e-mailadres | posta elettronica | 邮箱 | 电子邮箱 | 电子邮件',
  ),
  concept(
    'website',
    ['url', 'text'],
    'website | web | web site | internet | homepage | site web | site internet | sitio web | 网址 | 网站',
  ),
  concept(
    'contact_person',
    ['person', 'text'],
    'contact person | contact | contact name | attention | attn | ansprechpartner | kontakt | sachbearbeiter | bearbeiter | ihr ansprechpartner | zu handen | z hd | contact commercial | interlocuteur | a l attention de | persona de contacto | contacto | contactpersoon | t a v | referente | 联系人 | 经办人',
  ),
  concept(
    'legal_representative',
    ['person', 'text'],
    'legal representative | legal person | managing director | director | geschaftsfuhrer | geschaftsf | vorstand | inhaber | gerant | representant legal | representante legal | administrador | bestuurder | legale rappresentante | 法定代表人 | 负责人 | 经营者 | 执行事务合伙人 | 法人 | 法人代表 | 投资人 | 经营者姓名 | 法定代表人姓名 | 首席代表',
    {
      names: 'representative | legal_person',
    },
  ),
  concept(
    'cashier',
    ['person', 'text'],
    'cashier | server | served by | operator | salesperson | kassierer | es bediente sie | caissier | cajero | kassier | 收银员 | 开票人 | 复核 | 复核人 | 收款人',
  ),
  concept(
    'country',
    ['text'],
    'country | land | pays | pais | paese | country of origin | country of citizenship | 国家 | 国籍',
  ),
];
