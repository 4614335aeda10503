// What reading a file yields. Values only: nothing here knows of databases, documents or HTTP.
import type { Page as PageShape } from '../../contract/pages.ts';
import type { Validation } from './e-invoice/rules/validate-e-invoice.ts';
import type { Said } from '../platform/sentences/sentence.ts';
import type { FileSignature } from './signatures/signature.ts';

export type { Box, Code, PageSource, Word } from '../../contract/pages.ts';

export interface Page extends Omit<PageShape, 'warnings'> {
  warnings: Said[];
  /** Print of its picture, of pages that were recognised from one: `printOfPicture`. */
  print?: string;
}

/** A file inside the file: an e-mail attachment, an XML invoice inside a PDF. */
export interface Attachment {
  filename: string;
  media_type: string;
  size_bytes: number;
  /** Whether its pages were read as pages of the document. */
  read: boolean;
}

/** One line of a structured e-invoice; decimal strings, as in the XML. */
export interface EInvoiceLine {
  description: string | null;
  quantity: string | null;
  unit_price: string | null;
  amount: string | null;
  /** What else the line states; absent in readings of earlier versions. */
  further?: Partial<Record<LineTerm, string>>;
  /** Absent where it has none, and in readings of earlier versions. */
  allowances?: EInvoiceAllowance[];
}

/** One rate of the tax breakdown (BG-23), as stated: base (BT-116), tax (BT-117), category (BT-118), percent (BT-119), reason (BT-120). */
export interface EInvoiceTax {
  rate: string | null;
  base: string | null;
  tax: string | null;
  category: string | null;
  exemption_reason: string | null;
}

/** An allowance or a charge of the whole invoice (BG-20, BG-21) or of a line (BG-27, BG-28), as stated: see `ALLOWANCE_TERMS`. */
export interface EInvoiceAllowance {
  /** Whether it comes on top; what is taken off is an allowance. */
  charge: boolean;
  amount: string;
  reason: string | null;
  /** UNTDID 5189 of an allowance, UNTDID 7161 of a charge. */
  code: string | null;
  /** Absent where they are not stated, and in readings of earlier versions. */
  base?: string;
  percent?: string;
  category?: string;
  rate?: string;
}

/**
 * Terms of a line: its number (BT-126), the seller's article number (BT-155), unit code (BT-130), VAT rate in percent (BT-152), what its
 * allowances (BT-136) take off less what its charges (BT-141) add, the percentage of its only allowance (BT-138).
 */
export type LineTerm = 'position' | 'sku' | 'unit' | 'tax_rate' | 'discount' | 'discount_percent';

/**
 * Structured truth found inside the file: Factur-X/ZUGFeRD in a PDF, UBL or CII, OFD, the QR code of a fapiao.
 * `values` uses the neutral names of EN 16931 business terms in snake_case: `invoice_number` (BT-1), `issue_date` (BT-2),
 * `due_date` (BT-9), `currency` (BT-5), `seller_name` (BT-27), `seller_vat_id` (BT-31), `seller_tax_number` (BT-32),
 * `seller_address`, `seller_iban` (BT-84), `buyer_name` (BT-44), `buyer_vat_id` (BT-48), `buyer_address`,
 * `buyer_reference` (BT-10), `order_number` (BT-13), `delivery_date` (BT-72), `payment_terms` (BT-20),
 * `payment_reference` (BT-83), `type_code` (BT-3), `line_total` (BT-106), `allowance_total` (BT-107),
 * `charge_total` (BT-108), `net_total` (BT-109), `tax_total` (BT-110),
 * `tax_rate` (BT-119 where there is one only), `grand_total` (BT-112), `prepaid` (BT-113), `due_payable` (BT-115);
 * fapiao add `invoice_code`, `check_code`, `invoice_type`. Dates are ISO, amounts decimal strings.
 */
export interface EInvoice {
  syntax: 'cii' | 'ubl' | 'ofd' | 'fapiao_qr';
  /** File name inside the container, or the page the code stands on. */
  origin: string;
  values: Record<string, string>;
  lines: EInvoiceLine[];
  /** By the rules of EN 16931; absent where they do not apply, and in readings of earlier versions. */
  validation?: Validation;
  /** Absent in readings of earlier versions and in syntaxes without a breakdown. */
  taxes?: EInvoiceTax[];
  /** Absent in readings of earlier versions and in syntaxes without them. */
  allowances?: EInvoiceAllowance[];
}

/** What is known of the file apart from its pages. */
export interface ReadingInfo {
  /** Short name of the format as decided by content: `pdf`, `jpeg`, `docx`, … */
  format: string;
  media_type: string;
  /** Pages the file has, attachments included; more than were read if a limit was met (then a warning says so). */
  page_count: number;
  /** Dominant language: ISO 639-1, or null when there is too little text. */
  language: string | null;
  attachments: Attachment[];
  e_invoice: EInvoice | null;
  /** Absent without any, and in readings of earlier versions. */
  signatures?: FileSignature[];
  /** Sentences for the reviewer: which pages were not read and why, what was left out. */
  warnings: Said[];
}

export interface Reading extends ReadingInfo {
  /** In order, starting at 1; pages that could not be read are present with source `none`. */
  pages: Page[];
}
