// A PDF that asks for a password, really encrypted, by each method that is in use.
import { makePdf, type TDocumentDefinitions } from '../../server/platform/pdf/make-pdf.ts';
import { invoiceText } from './upload.ts';

/** PDF versions and what they encrypt with. */
export const ENCRYPTIONS = {
  'RC4, 40 bits': '1.3',
  'RC4, 128 bits': '1.4',
  'AES, 128 bits': '1.6',
  'AES, 256 bits': '1.7ext3',
} as const satisfies Record<string, TDocumentDefinitions['version']>;
export type Encryption = keyof typeof ENCRYPTIONS;

/** The invoice of `invoiceText`; with `userPassword` null everybody may open it, and only changing it is protected. */
export const protectedPdf = (
  number: string,
  userPassword: string | null,
  encryption: Encryption = 'AES, 256 bits',
): Promise<Buffer> =>
  makePdf({
    version: ENCRYPTIONS[encryption],
    ...(userPassword === null ? {} : { userPassword }),
    ownerPassword: 'only the sender knows this one',
    content: invoiceText(number).split('\n'),
  });
