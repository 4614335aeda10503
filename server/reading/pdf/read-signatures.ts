// The signatures of a PDF (ISO 32000-2, 12.8): which bytes each covers, whether they are as they were, and what came later.
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import { broken, unchecked, verifyCms, verifyTimestamp, type Verified } from '../signatures/cms.ts';
import { verifySeal } from '../signatures/ses.ts';
import type { FileSignature } from '../signatures/signature.ts';
import { readUtf8, withMemory, type Pdfium } from './pdfium.ts';
import { changesSince } from './structure/changes-since.ts';

/** More of them are not looked at: those of a contract are a handful. */
export const MOST_SIGNATURES = 20;
const MOST_TEXT = 256;
/** A signature with its certificates and revocation lists. */
const MOST_BYTES = 4 * 1024 * 1024;

interface SignatureDictionary {
  format: string;
  range: number[];
  contents: Uint8Array;
  /** As the signer's program wrote it. */
  time: string | null;
}

/** Of the document that is open, whose file these are the bytes of. */
export function readSignatures(pdfium: Pdfium, document: number, bytes: Uint8Array): FileSignature[] {
  const count = Math.min(pdfium.FPDF_GetSignatureCount(document), MOST_SIGNATURES);
  const found: FileSignature[] = [];
  const seen = new Set<string>();
  for (let index = 0; index < count; index++) {
    const dictionary = dictionaryOf(pdfium, pdfium.FPDF_GetSignatureObject(document, index));
    const key = dictionary.range.join();
    // A field that waits for its signature has none, and one signature may stand in several fields.
    if (dictionary.contents.length === 0 || seen.has(key)) continue;
    seen.add(key);
    found.push(verify(dictionary, bytes));
  }
  return found;
}

function dictionaryOf(pdfium: Pdfium, signature: number): SignatureDictionary {
  const format = textOf(pdfium, (at, room) => pdfium.FPDFSignatureObj_GetSubFilter(signature, at, room));
  const time = textOf(pdfium, (at, room) => pdfium.FPDFSignatureObj_GetTime(signature, at, room));
  const numbers = pdfium.FPDFSignatureObj_GetByteRange(signature, 0, 0);
  const size = pdfium.FPDFSignatureObj_GetContents(signature, 0, 0);
  return {
    format,
    time: timeIn(time),
    // More than four numbers are refused whatever they are.
    range: withMemory(pdfium, 4 * 8, (at) => {
      if (numbers === 0 || numbers > 8) return [];
      pdfium.FPDFSignatureObj_GetByteRange(signature, at, numbers);
      return [...new Int32Array(pdfium.memory.buffer, at, numbers)];
    }),
    contents:
      size === 0 || size > MOST_BYTES
        ? new Uint8Array()
        : withMemory(pdfium, size, (at) => {
            pdfium.FPDFSignatureObj_GetContents(signature, at, size);
            return new Uint8Array(pdfium.memory.buffer, at, size).slice();
          }),
  };
}

function textOf(pdfium: Pdfium, read: (at: number, room: number) => number): string {
  return withMemory(pdfium, MOST_TEXT, (at) => {
    const bytes = read(at, MOST_TEXT);
    return bytes > 0 && bytes <= MOST_TEXT ? readUtf8(pdfium, at, bytes) : '';
  });
}

/** `D:20260324101500+01'00'` as a timestamp of the contract; null for what is none. */
function timeIn(text: string): string | null {
  const parts = /^D:(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?(?:([+-])(\d{2})'?(\d{2})|Z|$)/.exec(text);
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second = '00', sign = '+', hours = '00', minutes = '00'] = parts;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${sign}${hours}:${minutes}`);
  return Number.isNaN(time.getTime()) ? null : `${time.toISOString().slice(0, 19)}Z`;
}

function verify(dictionary: SignatureDictionary, bytes: Uint8Array): FileSignature {
  const { format, range, time } = dictionary;
  const kind = KINDS[format] ?? 'signature';
  const end = (range[2] ?? 0) + (range[3] ?? 0);
  const covered = coverage(dictionary, bytes);
  const covers =
    end < bytes.length
      ? sentence('signatures.coversPart', { bytes: Math.max(end, 0), all: bytes.length })
      : sentence('signatures.coversFile');
  const found = (verified: Verified, says = covers): FileSignature => ({
    kind,
    part: null,
    covers: says,
    ...verified,
    claimed_at: verified.claimed_at ?? time,
  });
  if ('code' in covered) return found(broken(covered));
  const verified = verifyAs(format, covered.signature, covered.parts);
  if (verified.state !== 'intact') return found(verified);
  switch (changesSince(bytes, end)) {
    case 'nothing':
      return found(verified, sentence('signatures.coversFile'));
    case 'signatures':
      return found(verified, sentence('signatures.coversThen'));
    case 'contents':
      return { ...found(verified), state: 'changed', reason: sentence('signatures.added') };
    case 'unclear':
      return { ...found(verified), state: 'changed', reason: sentence('signatures.addedUnclear') };
  }
}

const KINDS: Record<string, FileSignature['kind']> = {
  'ETSI.RFC3161': 'timestamp',
  'GM.sm2seal': 'seal',
};

function verifyAs(format: string, signature: Uint8Array, parts: Uint8Array[]): Verified {
  switch (format) {
    case 'adbe.pkcs7.detached':
    case 'ETSI.CAdES.detached':
    case 'GM.PKCS7.detached':
      return verifyCms(signature, parts);
    case 'adbe.pkcs7.sha1':
      return verifyCms(signature, parts, { within: 'sha1' });
    case 'ETSI.RFC3161':
      return verifyTimestamp(signature, parts);
    case 'GM.sm2seal': {
      const { seal: _seal, ...verified } = verifySeal(signature, parts);
      return verified;
    }
    default:
      return unchecked(sentence('signatures.unknownFormat', { format: format.slice(0, 80) }));
  }
}

/** What is signed, and the signature as it stands between. Everything but the signature has to be covered, from the first byte. */
function coverage(
  { range, contents }: SignatureDictionary,
  bytes: Uint8Array,
): { parts: Uint8Array[]; signature: Uint8Array } | Sentence {
  const [start = -1, before = -1, behind = -1, rest = -1, ...more] = range;
  const fits = start >= 0 && before > 0 && behind >= start + before && rest > 0;
  if (more.length > 0 || !fits || behind + rest > bytes.length) return sentence('signatures.rangeWrong');
  const gap = bytes.subarray(start + before, behind);
  const hexadecimal = hexadecimalIn(gap);
  if (start !== 0 || hexadecimal === undefined) return sentence('signatures.rangeGap');
  // The gap is where this very signature stands, not some other text in angle brackets.
  if (!hexadecimal.subarray(0, contents.length).equals(contents)) return sentence('signatures.rangeGap');
  return {
    parts: [bytes.subarray(0, before), bytes.subarray(behind, behind + rest)],
    signature: hexadecimal,
  };
}

/** The bytes of `<…>`; undefined where the gap is anything else. */
function hexadecimalIn(gap: Uint8Array): Buffer | undefined {
  if (gap.length > 2 * MOST_BYTES + 2) return undefined;
  const text = Buffer.from(gap).toString('latin1');
  if (!/^<[0-9a-f\s]*>$/i.test(text)) return undefined;
  const digits = text.slice(1, -1).replaceAll(/\s/g, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}
