// Who signed: the organisations and people at the end of an agreement. Who signs "By:" stands for the organisation above.
import { wordsOf } from '../../lexicon/words.ts';
import type { RunningText, TextLine } from '../layout/running-text.ts';
import { overlapX } from '../layout/layout.ts';
import { nameSigns } from '../candidates/organisations.ts';
import { distinct, NAME, nameAt, type Name } from './party-names.ts';

/** A signature for somebody else. */
const FOR_ANOTHER = /^(?:by|per|durch|par|por|door)\s*[:_]|^(?:i\.\s?[AV]\.|p\.\s?p\.)(?:\s|$)/iu;
/** "/s/ Jane Roe" stands for the handwriting in filed copies. */
const OWN_HAND = /^(?:x\s*)?\/s\/\s*/iu;
/** A role with the name of who has it: "Employee: Jane Roe". */
const WITH_ROLE = new RegExp(String.raw`^(?:${wordsOf('signer')})\s*:\s*`, 'iu');
const PERSON_NAME = String.raw`\p{Lu}[\p{L}.'’-]*`;
const PERSON = new RegExp(
  String.raw`^(?:(?:Mr|Mrs|Ms|Dr)\.\s+)?${PERSON_NAME}(?:\s+(?:(?:de|van|von|der|la|di)\s+)?${PERSON_NAME}){1,4}` +
    String.raw`(?:,?\s+(?:Jr|Sr|II|III|IV|Ph\.?\s?D|M\.?D|Esq)\.?)*$`,
  'u',
);
/** What stands in the lines of a signature and is nobody's name. */
const FORM_WORD =
  /\b(?:signature|date|name|title|address|print|witness|president|officer|director|manager|vice|chief|secretary|counsel|partner|chairman|head)\b/iu;

/** Who signs with an office signs for the organisation. */
const OFFICE = new RegExp(String.raw`\b(?:${wordsOf('office')})\b`, 'iu');

/** Lines above a signature in which its organisation is looked for, and below it in which the name is printed. */
const ABOVE = 5;
const BELOW = 2;
/** More are not the parties of one agreement. */
const MOST = 12;

/** Each signer once, in the order of the text. */
export function findSigners({ lines }: RunningText): Name[] {
  let signers: Name[] = [];
  for (const [i, line] of lines.entries()) {
    const signer = signerAt(lines, line, i);
    if (signer !== undefined) signers = distinct([...signers, signer]);
    if (signers.length >= MOST) break;
  }
  return signers;
}

function signerAt(lines: readonly TextLine[], line: TextLine, at: number): Name | undefined {
  const { text } = line.segment;
  const role = WITH_ROLE.exec(text)?.[0].length;
  if (role !== undefined) return organisationIn(line, role) ?? personIn(line, role);
  if (FOR_ANOTHER.test(text)) return organisationAbove(lines, at);
  if (!OWN_HAND.test(text) || isBehindBy(line)) return undefined;
  const above = organisationAbove(lines, at);
  if (above !== undefined) return above;
  const of_a_person = near(lines, at, -BELOW).some(({ segment }) => WITH_ROLE.test(segment.text));
  const in_office = near(lines, at, BELOW + 1).some(({ segment }) => OFFICE.test(segment.text));
  return in_office && !of_a_person ? undefined : whoseHand(lines, at);
}

/** "By:" may stand apart from the handwriting. */
function isBehindBy({ segment }: TextLine): boolean {
  const left = segment.row.segments.filter((other) => other.x1 <= segment.x0).at(-1);
  return left !== undefined && /^(?:by|per)\s*[:_]*$/iu.test(left.text);
}

function organisationAbove(lines: readonly TextLine[], at: number): Name | undefined {
  for (const line of near(lines, at, -ABOVE)) {
    // Another signature: what is above belongs to that one.
    if (OWN_HAND.test(line.segment.text) || /^(?:name|title|its)\s*:/iu.test(line.segment.text))
      return undefined;
    const name = organisationIn(line, WITH_ROLE.exec(line.segment.text)?.[0].length ?? 0);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The printed name below, else what the line itself says. */
function whoseHand(lines: readonly TextLine[], at: number): Name | undefined {
  for (const line of near(lines, at, BELOW)) {
    const label = /^(?:print(?:ed)?\s+)?name\s*:\s*/iu.exec(line.segment.text)?.[0].length ?? 0;
    const name = personIn(line, label);
    if (name !== undefined) return name;
  }
  const line = lines[at]!;
  return personIn(line, OWN_HAND.exec(line.segment.text)?.[0].length ?? 0);
}

/** Lines of the same page and column within so many rows, the nearest first; above for negative counts. */
function near(lines: readonly TextLine[], at: number, rows: number): TextLine[] {
  const { row } = lines[at]!.segment;
  const distance = (line: TextLine) => (line.segment.row.index - row.index) * Math.sign(rows);
  return lines
    .slice(Math.max(0, at - 24), at + 24)
    .filter(
      (line) =>
        line.segment.row.page === row.page &&
        distance(line) > 0 &&
        distance(line) <= Math.abs(rows) &&
        overlapX(line.segment, lines[at]!.segment) > 0,
    )
    .sort((a, b) => distance(a) - distance(b));
}

const WHOLE = new RegExp(String.raw`^(?<name>${NAME})(?:\s*\([^)]*\))?[.,:]?$`, 'u');

/** The line is the name of an organisation, apart from its first `skipped` characters. */
export function organisationIn({ segment, at }: TextLine, skipped = 0): Name | undefined {
  const name = WHOLE.exec(segment.text.slice(skipped))?.groups?.['name'];
  return name === undefined || nameSigns(name).legal_form === 0 ? undefined : nameAt(name, at + skipped);
}

/** The line is the name of a person, apart from its first `skipped` characters. */
export function personIn({ segment, at }: TextLine, skipped = 0): Name | undefined {
  const text = segment.text.slice(skipped).trimEnd();
  if (!PERSON.test(text) || FORM_WORD.test(text)) return undefined;
  return nameAt(text, at + skipped);
}
