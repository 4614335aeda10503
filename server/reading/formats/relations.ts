// The relations between the parts of an Office Open XML package (ISO/IEC 29500-2).
import type { Archive } from './unzip.ts';
import { childrenOf, parseXml } from './xml.ts';

export interface Relation {
  id: string;
  /** Last part of the type: `slide`, `notesSlide`, … */
  kind: string;
  /** Name of the part of the archive; empty for links to the outside, which are never followed. */
  part: string;
}

/** Relations of a part, in the order of the file. */
export function readRelations(archive: Archive, part: string): Relation[] {
  const bytes = archive.read(part.replace(/([^/]+)$/, '_rels/$1.rels'));
  return childrenOf(bytes && parseXml(bytes), 'Relationship').map(({ attributes }) => ({
    id: attributes.Id ?? '',
    kind: (attributes.Type ?? '').split('/').at(-1)!,
    part: attributes.TargetMode === 'External' ? '' : resolvePart(part, attributes.Target ?? ''),
  }));
}

function resolvePart(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1).toLowerCase();
  const steps = from.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/').toLowerCase();
}
