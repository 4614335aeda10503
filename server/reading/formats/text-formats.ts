// Tells the text formats apart: HTML, XML, e-mail, Markdown, tables, plain text.
import { decodeText } from './decode-text.ts';
import type { FormatName } from './media-types.ts';
import { hasEvidence, isPlausibleText } from './plausible-text.ts';

/** Characters looked at. */
const HEAD = 16 * 1024;
/** A table has at least this many lines with the same number of separators. */
const MIN_TABLE_LINES = 2;
const MIN_TABLE_SHARE = 0.8;

export function findTextFormat(bytes: Uint8Array): FormatName | undefined {
  const decoded = decodeText(bytes.subarray(0, HEAD * 2));
  if (!decoded || !isPlausibleText(decoded) || !hasEvidence(decoded, bytes.length)) return undefined;
  const head = decoded.text.slice(0, HEAD).replace(/^\uFEFF/, '');
  if (isEmail(head))
    return /^content-type:\s*multipart\/related/im.test(headersOf(head)) && isSavedPage(head)
      ? 'mhtml'
      : 'eml';
  const start = head.trimStart();
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!doctype html|<html|<head|<body)/i.test(start))
    return 'html';
  if (/^<\?xml|^<!DOCTYPE\s|^<[A-Za-z_][\w.-]*:?[\w.-]*[\s>][\s\S]*xmlns/i.test(start)) return 'xml';
  if (/<(?:table|div|p|br|span|h[1-6]|ul)\b[^>]*>/i.test(start) && start.startsWith('<')) return 'html';
  if (isTable(head)) return 'csv';
  return isMarkdown(head) ? 'md' : 'txt';
}

const headersOf = (head: string) => head.split(/\r?\n\r?\n/, 1)[0]!;

/** At least two header fields every e-mail has, before the first empty line. */
function isEmail(head: string): boolean {
  const headers = headersOf(head);
  if (!/^(?:From [^\r\n]*\r?\n)?[A-Za-z][\w-]*:[ \t]?\S?/.test(headers)) return false;
  const known = headers.match(
    /^(?:from|to|cc|subject|date|received|message-id|mime-version|return-path|delivered-to|content-type|reply-to|sender|x-[\w-]+):/gim,
  );
  return (
    (known?.length ?? 0) >= 2 &&
    /^(?:from|received|mime-version|message-id|return-path|subject):/im.test(headers)
  );
}

const isSavedPage = (head: string) => /^(?:snapshot-)?content-location:|saved by/im.test(head);

/** Lines that split into the same number of cells by one separator. */
function isTable(head: string): boolean {
  const lines = head
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
  if (lines.length < MIN_TABLE_LINES) return false;
  return [',', ';', '\t', '|'].some((separator) => {
    const counts = lines.map((line) => unquoted(line).split(separator).length - 1);
    const usual = mostFrequent(counts.filter((count) => count > 0));
    const needed = separator === ',' || separator === ';' ? 2 : 1;
    const same = counts.filter((count) => count === usual).length;
    if (usual === 0 || same < lines.length * MIN_TABLE_SHARE) return false;
    return usual >= needed || lines.every((line) => !/[,;]\s/.test(line));
  });
}

const unquoted = (line: string) => line.replace(/"(?:[^"]|"")*"/g, '');

function mostFrequent(counts: number[]): number {
  const frequency = new Map<number, number>();
  for (const count of counts) frequency.set(count, (frequency.get(count) ?? 0) + 1);
  return [...frequency].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

const isMarkdown = (head: string) =>
  /^#{1,6} \S/m.test(head) || (/^[-*] \S/m.test(head) && /\*\*\S[^*]*\*\*|\[[^\]]+\]\([^)]+\)/.test(head));
