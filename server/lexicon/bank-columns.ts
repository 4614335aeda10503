// How banks call the columns of the tables that they export, and the words for which way money went.
import type { BankField } from '../../contract/movements.ts';

/** Folded names are compared; each stands for itself. */
export const BANK_COLUMNS: Partial<Record<BankField, readonly string[]>> = {
  booked: ['Buchungstag', 'Buchungsdatum', 'Buchung', 'Datum', 'Date', 'Booking date', 'Transaction date', 'Posting date', 'Date comptable', "Date d'opération", 'Fecha', 'Fecha operación', 'Data', 'Data contabile', 'Boekdatum', 'Data księgowania', 'Data operacji', 'Bokföringsdag', '交易日期', '记账日期', '入账日期'],
  valued: ['Valuta', 'Wertstellung', 'Valutadatum', 'Wertstellungstag', 'Value date', 'Date de valeur', 'Fecha valor', 'Data valuta', 'Rentedatum', 'Data waluty', '起息日'],
  amount: ['Betrag', 'Umsatz', 'Betrag (EUR)', 'Betrag in EUR', 'Amount', 'Transaction amount', 'Montant', 'Importe', 'Importo', 'Bedrag', 'Kwota', 'Belopp', 'Beløb', '金额', '交易金额', '发生额'],
  debit: ['Soll', 'Belastung', 'Lastschrift', 'Ausgang', 'Debit', 'Debits', 'Debit amount', 'Withdrawals', 'Withdrawal', 'Paid out', 'Money out', 'Débit', 'Cargo', 'Addebito', 'Addebiti', 'Uscite', '借方金额', '借方发生额', '支出', '支出金额'],
  credit: ['Haben', 'Gutschrift', 'Eingang', 'Credit', 'Credits', 'Credit amount', 'Deposits', 'Deposit', 'Paid in', 'Money in', 'Crédit', 'Abono', 'Accredito', 'Accrediti', 'Entrate', '贷方金额', '贷方发生额', '收入', '收入金额'],
  direction: ['Soll/Haben', 'S/H', 'Kennzeichen', 'Soll-/Haben-Kennzeichen', 'Debit/Credit', 'DC', 'D/C', 'Dr/Cr', 'Af Bij', 'Af/Bij', '借贷标志', '借贷方向', '收支方向'],
  currency: ['Währung', 'Currency', 'Ccy', 'Devise', 'Divisa', 'Moneda', 'Valuta code', 'Munt', 'Waluta', '币种'],
  name: ['Beguenstigter/Zahlungspflichtiger', 'Begünstigter/Zahlungspflichtiger', 'Auftraggeber/Empfänger', 'Auftraggeber / Begünstigter', 'Empfänger', 'Name', 'Name Zahlungsbeteiligter', 'Zahlungspflichtige*r', 'Zahlungsempfänger*in', 'Counterparty', 'Payee', 'Beneficiary', 'Naam / Omschrijving', 'Naam tegenpartij', 'Tiers', 'Beneficiario', 'Nadawca / Odbiorca', '对方户名', '对方名称', '对方单位'],
  account: ['Kontonummer/IBAN', 'IBAN', 'IBAN Zahlungsbeteiligter', 'Kontonummer', 'Gegenkonto', 'Counterparty account', 'Counterparty IBAN', 'Tegenrekening', 'Tegenrekening IBAN/BBAN', 'Cuenta', 'Numer rachunku', '对方账号', '对方账户'],
  purpose: ['Verwendungszweck', 'Buchungstext', 'Vorgang/Verwendungszweck', 'Details', 'Text', 'Description', 'Transaction description', 'Narrative', 'Memo', 'Remittance information', 'Omschrijving', 'Mededelingen', 'Libellé', 'Concepto', 'Descripción', 'Descrizione', 'Causale', 'Tytuł', 'Tytuł operacji', 'Opis operacji', '摘要', '附言', '用途', '交易摘要'],
  reference: ['Kundenreferenz', 'Kundenreferenz (End-to-End)', 'End-to-End-Referenz', 'Payment reference', 'Customer reference', 'End to end id', 'Betalingskenmerk', 'Référence', 'Referencia', 'Riferimento'],
  bank_id: ['Bankreferenz', 'Transaction ID', 'Bank reference', 'Umsatz-ID', '交易流水号', '流水号'],
  own_account: ['Auftragskonto', 'IBAN Auftragskonto', 'Eigenes Konto', 'Own account', 'Account number', 'Rekening', 'Rekeningnummer', 'IBAN/BBAN', '本方账号', '账号'],
  balance: ['Saldo', 'Saldo nach Buchung', 'Kontostand', 'Balance', 'Running balance', 'Solde', 'Saldo na boeking', 'Saldo po operacji', '余额', '账户余额'],
}; // prettier-ignore

/** Beside an amount, or in a column of their own: the account paid. */
export const PAID_OUT: readonly string[] = ['S', 'D', 'DR', 'DB', 'DBIT', 'Soll', 'Debit', 'Debet', 'Af', 'Belastung', 'Lastschrift', 'Débit', '借', '支出', '-']; // prettier-ignore
/** The account received. */
export const PAID_IN: readonly string[] = ['H', 'C', 'CR', 'K', 'CRDT', 'Haben', 'Credit', 'Bij', 'Gutschrift', 'Crédit', '贷', '收入', '+']; // prettier-ignore
