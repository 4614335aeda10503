// Keyboard shortcuts: every page says what it offers, one listener runs it, and the help lists what is there right now.
import { useEffect, useRef } from 'react';
import { createStore } from '../api/store.ts';
import { belongsToText, followTyping, keepForText, keysAreHeld, takesText } from './typing.ts';

export interface Shortcut {
  /** `j`, `shift+j`, `mod+enter`, `?`, `g d` (one after the other). Alternatives do the same. */
  keys: string[];
  label: string;
  run: (event: KeyboardEvent) => void;
  /** Also while a text field is active. */
  inFields?: boolean;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: Shortcut[];
}

const STORED = 'recto.single-keys';
/** Single keys can be switched off: speech input and screen readers may trigger them (WCAG 2.1.4). */
export const singleKeys = createStore(localStorage.getItem(STORED) !== 'off');
singleKeys.subscribe(() => localStorage.setItem(STORED, singleKeys.get() ? 'on' : 'off'));

const groups: { current: ShortcutGroup }[] = [];

/** What is offered at the moment, the innermost page last. */
export const offeredShortcuts = (): ShortcutGroup[] => groups.map((group) => group.current);

/** Offers shortcuts while the component is shown. */
export function useShortcuts(title: string, shortcuts: Shortcut[]): void {
  const group = useRef({ title, shortcuts });
  useEffect(() => {
    group.current = { title, shortcuts };
  });
  useEffect(() => {
    groups.push(group);
    return () => void groups.splice(groups.indexOf(group), 1);
  }, []);
}

const SEQUENCE_MS = 1200;
let first: { key: string; at: number } | undefined;

/** Starts listening; returns how to stop. */
export function listenForShortcuts(): () => void {
  const stopFollowing = followTyping();
  document.addEventListener('keydown', handle);
  return () => {
    stopFollowing();
    document.removeEventListener('keydown', handle);
  };
}

function handle(event: KeyboardEvent): void {
  const key = nameOf(event);
  if (event.defaultPrevented || event.isComposing || key === undefined) return;
  if (dialogIsOpen()) return isPlain(key) ? keepForText(event) : undefined;
  const typing = isPlain(key) ? belongsToText(event) : takesText(event.target);
  if (keysAreHeld()) return;
  const sequence =
    first !== undefined && Date.now() - first.at < SEQUENCE_MS ? `${first.key} ${key}` : undefined;
  first = typing ? undefined : { key, at: Date.now() };
  const found = find(
    (keys) => (sequence !== undefined && keys.includes(sequence)) || keys.includes(key),
    typing,
  );
  if (found === undefined || (isSingle(key) && !singleKeys.get())) return;
  if (['enter', 'space'].includes(key) && isControl(event.target)) return;
  event.preventDefault();
  first = undefined;
  found.run(event);
}

function find(matches: (keys: string[]) => boolean, typing: boolean): Shortcut | undefined {
  for (const group of groups.toReversed()) {
    const found = group.current.shortcuts.find(
      (shortcut) => (!typing || shortcut.inFields === true) && matches(shortcut.keys),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

const isSingle = (key: string) => key.length === 1 || /^shift\+.$/.test(key);
/** What a text is made of. */
const isPlain = (key: string) => isSingle(key) || ['enter', 'space', 'backspace', 'delete'].includes(key);
const dialogIsOpen = () =>
  document.querySelector('[role="dialog"][aria-modal="true"], dialog:modal') !== null;

const isControl = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('button, a, summary, input, [role="menuitem"], [role="tab"]') !== null;

function nameOf(event: KeyboardEvent): string | undefined {
  const name = plainName(event);
  if (name === undefined || event.altKey) return undefined;
  const mod = event.ctrlKey || event.metaKey ? 'mod+' : '';
  // Signs such as ? already contain the shift key.
  const shift = event.shiftKey && (name.length > 1 || /[a-z0-9]/.test(name)) ? 'shift+' : '';
  return mod + shift + name;
}

function plainName(event: KeyboardEvent): string | undefined {
  // A Chinese input method that is switched on hides the key, but not where it lies.
  if (event.key === 'Process' || event.key === 'Unidentified')
    return /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
  if (['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) return undefined;
  return event.key === ' ' ? 'space' : event.key.toLowerCase();
}
