// How one likes to look at pages; stays the same from document to document.
import { createStore } from '../api/store.ts';

export interface ViewerState {
  /** 1 fits the width. */
  zoom: number;
  /** Larger for the document that is open, so that what one looks at first can be read. Not kept. */
  close: number | undefined;
  strip: boolean;
  /** Faint marks of all fields, not only of the chosen one. */
  marks: boolean;
}

const STORED = 'recto.viewer';
const ZOOMS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4];

function stored(): ViewerState {
  const usual = { zoom: 1, close: undefined, strip: true, marks: true };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<ViewerState>) };
  } catch {
    return usual;
  }
}

export const viewerState = createStore<ViewerState>(stored());
viewerState.subscribe(() => {
  const { close: _close, ...kept } = viewerState.get();
  localStorage.setItem(STORED, JSON.stringify(kept));
});

export const changeViewer = (changes: Partial<ViewerState>): void =>
  viewerState.set((state) => ({ ...state, ...changes }));

export const shownZoom = ({ zoom, close }: ViewerState): number => close ?? zoom;

export function zoomBy(direction: 1 | -1): void {
  changeViewer({ zoom: nextZoom(shownZoom(viewerState.get()), direction), close: undefined });
}

/** One step larger or smaller; the last one stays. */
export const nextZoom = (zoom: number, direction: 1 | -1): number =>
  (direction === 1
    ? ZOOMS.find((step) => step > zoom + 0.01)
    : ZOOMS.findLast((step) => step < zoom - 0.01)) ?? zoom;
