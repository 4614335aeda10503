// Words selected with the mouse can be taken into the field as a whole.
import { Button } from '@mantine/core';
import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './pick-bubble.module.css';

export interface SelectedText {
  text: string;
  /** Below the selection, relative to the viewer's body. */
  x: number;
  y: number;
}

/** The text selected inside the pane, once the mouse is let go. */
export function useSelectedText(pane: RefObject<HTMLElement | null>): SelectedText | undefined {
  const [selected, setSelected] = useState<SelectedText>();
  useEffect(() => {
    const look = () => setSelected(readSelection(pane.current));
    const clear = () => window.getSelection()?.isCollapsed === true && setSelected(undefined);
    document.addEventListener('pointerup', look);
    document.addEventListener('selectionchange', clear);
    return () => {
      document.removeEventListener('pointerup', look);
      document.removeEventListener('selectionchange', clear);
    };
  }, [pane]);
  return selected;
}

function readSelection(pane: HTMLElement | null): SelectedText | undefined {
  const selection = window.getSelection();
  if (pane === null || selection === null || selection.isCollapsed || !pane.contains(selection.anchorNode))
    return undefined;
  const text = selection.toString().replaceAll(/\s+/g, ' ').trim();
  const around = pane.parentElement?.getBoundingClientRect();
  if (text === '' || around === undefined) return undefined;
  const place = selection.getRangeAt(0).getBoundingClientRect();
  return { text, x: (place.left + place.right) / 2 - around.left, y: place.bottom - around.top + 8 };
}

interface Props {
  at: SelectedText;
  field: string;
  onPick: (text: string, add: boolean) => void;
}

export function PickBubble({ at, field, onPick }: Props) {
  const { t } = useTranslation();
  return (
    <Button
      className={classes['bubble'] ?? ''}
      size="compact-sm"
      style={{ left: at.x, top: at.y }}
      onClick={() => {
        onPick(at.text, false);
        window.getSelection()?.removeAllRanges();
      }}
    >
      {t('pages.use', { field })}
    </Button>
  );
}
