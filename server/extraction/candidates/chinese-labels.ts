// Chinese forms set label and value side by side, and recognisers lose the space between two pairs: "有限责任公司住所…". A short
// value ends where the label of the next one begins.
import type { Candidate } from './candidate.ts';
import { spanRect, union } from '../layout/layout.ts';

/** Labels of registers and licences that are no part of a name, a kind of company or an amount. */
const LABELS =
  '类型|住所|成立日期|注册日期|法定代表人|注册资本|实收资本|经营范围|营业期限|营业场所|经营场所|组成形式|统一社会信用代码|登记机关';
/** Forms space the letters of labels to one width. */
const SPACED = LABELS.replaceAll(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu, String.raw`\s*`);
const NEXT_LABEL = new RegExp(String.raw`(?<=[\p{Script=Han}\d）)]{2}\s*)(?:${SPACED})`, 'u');

/** Concepts with short values, which these labels follow. */
const SHORT = new Set(['party_name', 'company_type', 'registered_capital', 'legal_representative']);

/** The candidate up to the next label; as it is where none is in it. */
export function beforeNextLabel(candidate: Candidate, concept: string): Candidate {
  const at = SHORT.has(concept) ? (NEXT_LABEL.exec(candidate.value)?.index ?? -1) : -1;
  if (at < 0) return candidate;
  const spans = [];
  for (const [i, span] of candidate.spans.entries()) {
    if (i > 0 && startsWithLabel(span.row.text.slice(span.start))) break;
    const found = NEXT_LABEL.exec(span.row.text.slice(span.start, span.end));
    spans.push(found === null ? span : { ...span, end: span.start + found.index });
    if (found !== null) break;
  }
  return { ...candidate, value: candidate.value.slice(0, at).trim(), spans, ...union(spans.map(spanRect)) };
}

const startsWithLabel = (text: string): boolean => NEXT_LABEL.exec(`单位${text}`)?.index === 2;
