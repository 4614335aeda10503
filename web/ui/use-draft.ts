// A text being typed that begins as a stored value, and begins anew when that value changes.
import { useState } from 'react';

/** @param held while somebody is typing, what was typed stays: the value that changed may be that of a word before */
export function useDraft(stored: string, held = false): [text: string, setText: (text: string) => void] {
  const [seen, setSeen] = useState(stored);
  const [text, setText] = useState(stored);
  if (seen !== stored) {
    setSeen(stored);
    if (!held || text === seen) setText(stored);
  }
  return [text, setText];
}
