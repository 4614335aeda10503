// Numbers and domains on the pages that parties are told by, whatever the profile asks for.
import type { CandidateKind } from '../candidates/candidate.ts';
import { evidenceOf } from '../evidence/find-evidence.ts';
import type { PrintedNumber } from '../judgement/facts.ts';
import type { Scene } from '../ranking/scene.ts';

const KINDS: Partial<Record<CandidateKind, PrintedNumber['kind']>> = {
  iban: 'iban',
  vat_id: 'tax',
  uscc: 'tax',
  tax_number: 'tax',
  email: 'domain',
  url: 'domain',
};
/** A document that names more is a list of them. */
const MOST = 40;

export function printedNumbers({ candidates }: Scene): PrintedNumber[] {
  const found = new Map<string, PrintedNumber>();
  for (const candidate of candidates.all) {
    const kind = KINDS[candidate.kind];
    if (kind === undefined || found.size === MOST) continue;
    const value = kind === 'domain' ? domainIn(candidate.value) : candidate.value;
    if (value === undefined || found.has(`${kind} ${value}`)) continue;
    found.set(`${kind} ${value}`, { kind, value, evidence: evidenceOf(candidate.value, candidate.spans) });
  }
  return [...found.values()];
}

/** "billing@acme.example" and "https://www.acme.example/shop" name acme.example. */
const domainIn = (text: string): string | undefined =>
  /(?:^|@|\/\/|\bwww\.)(?:www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?=$|[/:?#\s])/iu
    .exec(text.trim())?.[1]
    ?.toLowerCase();
