// How one likes to look at pages; stays the same from document to document.
import { createStore } from '../api/store.ts';

export interface ViewerState {
  /** 1 fits the width. */
  zoom: number;
  strip: boolean;
  /** Faint marks of all fields, not only of the chosen one. */
  marks: boolean;
}

const STORED = 'recto.viewer';
const ZOOMS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4];

function stored(): ViewerState {
  const usual = { zoom: 1, strip: true, marks: true };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<ViewerState>) };
  } catch {
    return usual;
  }
}

export const viewerState = createStore<ViewerState>(stored());
viewerState.subscribe(() => localStorage.setItem(STORED, JSON.stringify(viewerState.get())));

export const changeViewer = (changes: Partial<ViewerState>): void =>
  viewerState.set((state) => ({ ...state, ...changes }));

export function zoomBy(direction: 1 | -1): void {
  const { zoom } = viewerState.get();
  const next =
    direction === 1 ? ZOOMS.find((step) => step > zoom + 0.01) : ZOOMS.findLast((step) => step < zoom - 0.01);
  if (next !== undefined) changeViewer({ zoom: next });
}
