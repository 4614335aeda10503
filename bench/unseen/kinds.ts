// What the truth of unseen documents calls each kind.
import type { DocType } from '../../contract/documents.ts';

export const KINDS: Record<string, DocType> = {
  invoice: 'Invoice',
  credit_note: 'Credit Note',
  receipt: 'Receipt',
  contract: 'Contract',
  purchase_order: 'Purchase Order',
  order_confirmation: 'Order Confirmation',
  delivery_note: 'Delivery Note',
  bank_statement: 'Bank Statement',
  quotation: 'Quotation',
  utility_bill: 'Utility Bill',
  payslip: 'Payslip',
  payment_reminder: 'Payment Reminder',
  dunning_letter: 'Payment Reminder',
  expense_report: 'Expense Report',
  train_ticket: 'Ticket',
  flight_ticket: 'Ticket',
  check: 'Check',
  bill_of_lading: 'Bill of Lading',
  fapiao: 'Fapiao',
  business_license: 'Business License',
  meeting_notes: 'Meeting Notes',
  letter: 'Letter',
  form: 'Form',
};
