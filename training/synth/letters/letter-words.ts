// What letters say around names and addresses, in six languages: references, people to ask, legal small print.
import type { Language } from './made-wording.ts';

export interface LetterWords {
  our_reference: string[];
  your_reference: string[];
  contact: string[];
  phone: string[];
  mail: string[];
  delivery_note: string[];
  delivery_date: string[];
  terms: [label: string, value: string][];
  project: string[];
  /** Departments of the buyer, between its name and its street. */
  departments: string[];
  people: string[];
  /** Small print of the seller, with its own place and number. */
  legal: ((place: string, number: string) => string)[];
  /** What leads the bank account. */
  bank: string[];
  delivered_to: string[];
}

export const LETTER_WORDS: Record<Language, LetterWords> = {
  en: {
    our_reference: ['Our ref', 'Our reference', 'Job no.'],
    your_reference: ['Your ref', 'Your reference'],
    contact: ['Contact', 'Sales rep', 'Prepared by'],
    phone: ['Tel', 'Phone', 'T'],
    mail: ['Email', 'E'],
    delivery_note: ['Delivery note', 'Despatch note no.', 'Packing slip'],
    delivery_date: ['Delivery date', 'Date of supply', 'Delivered'],
    terms: [
      ['Terms', 'Net 30'],
      ['Payment terms', '30 days from invoice'],
    ],
    project: ['Project', 'Site', 'Department'],
    departments: ['Accounts Payable', 'Accounts Department', 'Finance Department'],
    people: ['Attn: Robin Sander', 'FAO Robin Sander', 'Mr R Sander', 'Attention: Ms Robin Sander'],
    legal: [
      (_, number) => `Registered in England and Wales No. ${number}`,
      (place, number) => `Company No. ${number}. Registered office: 1 Old Exchange, ${place}`,
    ],
    bank: ['Bank details', 'Please pay to'],
    delivered_to: ['Ship to', 'Delivery address', 'Deliver to', 'Site address'],
  },
  de: {
    our_reference: ['Unser Zeichen', 'Unsere Zeichen', 'Vorgang'],
    your_reference: ['Ihr Zeichen', 'Ihre Nachricht vom', 'Ihre Referenz'],
    contact: ['Ansprechpartner', 'Sachbearbeiter/in', 'Es betreut Sie', 'Bearbeiter'],
    phone: ['Telefon', 'Durchwahl', 'Tel.'],
    mail: ['E-Mail', 'Mail'],
    delivery_note: ['Lieferschein-Nr.', 'Lieferschein', 'LS-Nr.'],
    delivery_date: ['Lieferdatum', 'Leistungsdatum', 'Liefertermin'],
    terms: [
      ['Zahlungsbedingung', '30 Tage netto'],
      ['Zahlungsziel', '14 Tage'],
    ],
    project: ['Projekt', 'Kostenstelle', 'Bauvorhaben'],
    departments: ['Kreditorenbuchhaltung', 'Abt. Einkauf', 'Rechnungsprüfung', 'Finanzbuchhaltung'],
    people: ['z. Hd. Frau Sander', 'Herrn Robin Sander', 'Frau Dr. Sander', 'z.Hd. Robin Sander'],
    legal: [
      (place, number) => `Amtsgericht ${place} HRB ${number.slice(0, 4)}`,
      (place) => `Sitz der Gesellschaft: ${place}`,
      (_, number) => `Steuernummer 21/${number.slice(0, 3)}/${number.slice(0, 5)}`,
      () => 'Geschäftsführer: Robin Sander, Kim Wieland',
    ],
    bank: ['Bankverbindung', 'Sparkasse Altenbach', 'Volksbank Auheim eG'],
    delivered_to: ['Lieferanschrift', 'Lieferadresse', 'Warenempfänger', 'Leistungsort'],
  },
  fr: {
    our_reference: ['Notre référence', 'Nos réf.', 'Affaire'],
    your_reference: ['Votre référence', 'Vos réf.'],
    contact: ['Suivi par', 'Contact', 'Représentant'],
    phone: ['Tél.', 'Téléphone'],
    mail: ['Courriel', 'E-mail'],
    delivery_note: ['Bon de livraison', 'N° BL', 'BL n°'],
    delivery_date: ['Date de livraison', 'Livré le'],
    terms: [
      ['Mode de règlement', 'Virement 30 jours'],
      ['Conditions de paiement', '30 jours fin de mois'],
    ],
    project: ['Chantier', 'Projet', 'Dossier'],
    departments: ['Service comptabilité', 'Service Achats', 'Comptabilité fournisseurs'],
    people: ['À l’attention de Mme Sander', 'A l’att. de Robin Sander', 'M. Robin Sander'],
    legal: [
      (place, number) => `SIRET ${number} 00012 - RCS ${place}`,
      () => 'Capital social 10 000 € - APE 4332A',
    ],
    bank: ['Coordonnées bancaires', 'Domiciliation'],
    delivered_to: ['Adresse de livraison', 'Livré à', 'Livraison'],
  },
  nl: {
    our_reference: ['Onze referentie', 'Ons kenmerk'],
    your_reference: ['Uw referentie', 'Uw kenmerk'],
    contact: ['Contactpersoon', 'Behandeld door'],
    phone: ['Telefoon', 'Tel.'],
    mail: ['E-mail'],
    delivery_note: ['Pakbon', 'Pakbonnummer'],
    delivery_date: ['Leverdatum', 'Afleverdatum'],
    terms: [
      ['Betalingstermijn', '30 dagen'],
      ['Betalingsconditie', '14 dagen netto'],
    ],
    project: ['Project', 'Kostenplaats'],
    departments: ['Crediteurenadministratie', 'Afdeling Inkoop', 'Financiële administratie'],
    people: ['t.a.v. mevrouw Sander', 'T.a.v. Robin Sander', 'De heer R. Sander'],
    legal: [(place, number) => `KvK ${place} ${number}`, () => 'Leveringsvoorwaarden op aanvraag'],
    bank: ['Bankrekening', 'Rekeningnummer'],
    delivered_to: ['Afleveradres', 'Bezorgadres', 'Leveringsadres'],
  },
  es: {
    our_reference: ['Nuestra referencia', 'N/Ref.'],
    your_reference: ['Su referencia', 'S/Ref.'],
    contact: ['Contacto', 'Comercial', 'Agente'],
    phone: ['Teléfono', 'Tel.'],
    mail: ['Correo electrónico', 'E-mail'],
    delivery_note: ['Albarán', 'Nº albarán'],
    delivery_date: ['Fecha de entrega', 'Fecha entrega'],
    terms: [
      ['Forma de pago', 'Transferencia 30 días'],
      ['Condiciones de pago', '30 días'],
    ],
    project: ['Obra', 'Proyecto'],
    departments: ['Departamento de Contabilidad', 'Dpto. Compras', 'Administración'],
    people: ['A la atención de Robin Sander', 'At. Sra. Sander'],
    legal: [(place, number) => `Inscrita en el Registro Mercantil de ${place}, Tomo ${number}, Folio 12`],
    bank: ['Cuenta bancaria', 'Domiciliación bancaria'],
    delivered_to: ['Dirección de entrega', 'Enviar a', 'Lugar de entrega'],
  },
  it: {
    our_reference: ['Ns. riferimento', 'Nostro rif.'],
    your_reference: ['Vs. riferimento', 'Vostro rif.'],
    contact: ['Referente', 'Agente', 'Contatto'],
    phone: ['Tel.', 'Telefono'],
    mail: ['E-mail', 'PEC'],
    delivery_note: ['DDT n.', 'Documento di trasporto'],
    delivery_date: ['Data di consegna', 'Data consegna'],
    terms: [
      ['Modalità di pagamento', 'Bonifico 30 gg'],
      ['Pagamento', '30 giorni data fattura'],
    ],
    project: ['Cantiere', 'Commessa'],
    departments: ['Ufficio Acquisti', 'Amministrazione', 'Ufficio Contabilità'],
    people: ["All'attenzione di Robin Sander", 'C.a. Sig.ra Sander'],
    legal: [(place, number) => `REA ${place} ${number} - Cap. Soc. € 10.000 i.v.`],
    bank: ['Coordinate bancarie', "Banca d'appoggio"],
    delivered_to: ['Luogo di consegna', 'Destinazione merce', 'Indirizzo di consegna'],
  },
};
