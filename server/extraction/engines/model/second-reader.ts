// A model as second reader beside the built-in engine: its findings are settled with the engine's own, and the record says
// what came from whom.
import type { DraftLineItem, SecondReader } from '../../draft.ts';
import type { FieldFinding } from '../../checks/findings.ts';
import type { Scene } from '../../ranking/scene.ts';
import { chooseItems, groundItems } from './items.ts';
import type { ModelReading } from './read-with-model.ts';
import { settle } from './settle.ts';
import { sentence } from '../../../platform/sentences/sentence.ts';

const TOTALS = new Set(['net_total', 'line_total', 'grand_total']);

export function secondReader(reading: ModelReading): SecondReader<FieldFinding, Scene> {
  const warnings = [...reading.warnings];
  return {
    name: reading.model,
    fields(findings, scene) {
      const settled = settle(findings, reading, scene);
      warnings.push(...settled.warnings);
      return settled.fields;
    },
    items(own: DraftLineItem[], findings, scene) {
      const totals = findings
        .filter(({ meaning, value }) => TOTALS.has(meaning.concept?.id ?? '') && value !== null)
        .map(({ value }) => Number(value));
      const chosen = chooseItems(own, groundItems(reading.items, scene), totals);
      if (chosen.by_model && own.length > 0) warnings.push(sentence('problems.modelItems'));
      return chosen.items;
    },
    summary: (text) => (isSupported(reading.summary, text) ? reading.summary : null),
    warnings: () => warnings,
  };
}

/** A summary may not have a figure that the document does not have. */
function isSupported(summary: string | null, text: string): summary is string {
  if (summary === null || summary.trim().length < 20) return false;
  const digits = text.normalize('NFKC').replaceAll(/[^\d]+/g, ' ');
  const bare = digits.replaceAll(' ', '');
  return (summary.normalize('NFKC').match(/\d[\d.,]*/g) ?? []).every((figure) => {
    const wanted = figure.replaceAll(/\D/g, '');
    return wanted === '' || bare.includes(wanted) || ` ${digits} `.includes(` ${Number(wanted)} `);
  });
}
