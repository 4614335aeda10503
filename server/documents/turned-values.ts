// What people have entered in a document goes with it where its pages are only turned: the paper says what it said, and places on turned
// pages turn with them. What the engine found is found anew.
import type { Evidence } from '../../contract/evidence.ts';
import { RECORD_TABLES } from '../../contract/record-tables.ts';
import { setByHand } from '../extraction/judgement/judged-field.ts';
import { toQuarters } from '../reading/pdf/page-geometry.ts';
import { turnBox } from '../reading/pdf/turn-box.ts';
import type { DocumentRow } from './store.ts';

/** Degrees clockwise from how pages were shown, by their numbers. */
export type Turned = ReadonlyMap<number, number>;

/** Columns of the record with the values of people and rules alone, as an update takes them. */
export function valuesOfPeople(document: DocumentRow, turned: Turned) {
  const { lineage, extracted_fields, evidence, fixed, doc_type, doc_date } = document;
  const own = new Set(Object.keys(lineage).filter((key) => setByHand(lineage[key])));
  const isOwn = (key: string) => own.has(key) || own.has(key.split('[')[0]!);
  const pick = <Value>(values: Record<string, Value>, keeps = isOwn) =>
    Object.fromEntries(Object.entries(values).filter(([key]) => keeps(key)));
  const places = Object.entries(pick(evidence)).map(([key, list]) => [
    key,
    list.map((place) => turnedPlace(place, turned)),
  ]);
  const tables = RECORD_TABLES.flatMap((table) =>
    own.has(table) ? [[table, JSON.stringify(document[table])] as const] : [],
  );
  return {
    extracted_fields: JSON.stringify(pick(extracted_fields)),
    lineage: JSON.stringify(pick(lineage)),
    evidence: JSON.stringify(Object.fromEntries(places)),
    fixed: JSON.stringify(fixed),
    ...(fixed.includes('doc_type') ? { doc_type } : {}),
    ...(fixed.includes('doc_date') ? { doc_date } : {}),
    ...(Object.fromEntries(tables) as Partial<Record<(typeof RECORD_TABLES)[number], string>>),
  };
}

function turnedPlace(place: Evidence, turned: Turned): Evidence {
  const turn = turned.get(place.page);
  return turn === undefined ? place : { ...place, box: turnBox(place.box, toQuarters(turn / 90)) };
}
