// A text being typed that begins as a stored value, and begins anew when that value changes.
import { useState } from 'react';

export function useDraft(stored: string): [text: string, setText: (text: string) => void] {
  const [seen, setSeen] = useState(stored);
  const [text, setText] = useState(stored);
  if (seen !== stored) {
    setSeen(stored);
    setText(stored);
  }
  return [text, setText];
}
