// Which passage is shown beside what cites it, on screens that have room for both.
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useState, type MouseEvent } from 'react';

/** A passage of a page. */
export interface Citation {
  document_id: number;
  filename: string;
  page: number;
  quote: string;
}

/** Longer addresses are of no use: the beginning of a passage is enough to find it. */
export const quoteOf = (passage: string): string => passage.slice(0, 180);

export interface Cited {
  /** There is room for a page, and it is wanted. */
  beside: boolean;
  shown: Citation | undefined;
  isShown: (citation: Citation) => boolean;
  /** For links to a citation: the first click shows its page here, the next one follows the link. */
  onClick: (event: MouseEvent, citation: Citation) => void;
  hide: () => void;
}

const keyOf = (citation: Citation | undefined) => JSON.stringify(citation);

/** @param first what is shown until another one is chosen; when it changes, it is shown again */
export function useCited(first: Citation | undefined): Cited {
  const roomy = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
  const [wanted, setWanted] = useLocalStorage({
    key: 'recto.cited-page',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const [chosen, setChosen] = useState<{ citation: Citation; first: string | undefined }>();
  const beside = roomy && wanted;
  const shown = chosen !== undefined && chosen.first === keyOf(first) ? chosen.citation : first;
  const isShown = (citation: Citation) => beside && keyOf(citation) === keyOf(shown);
  return {
    beside,
    shown,
    isShown,
    onClick(event, citation) {
      // Where the link is to open is then said by the keys.
      const apart = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!roomy || apart || isShown(citation)) return;
      event.preventDefault();
      setChosen({ citation, first: keyOf(first) });
      setWanted(true);
    },
    hide: () => setWanted(false),
  };
}
