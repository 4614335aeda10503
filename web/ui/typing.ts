// Knows whether somebody is entering text. A letter meant for a text must never act as a command, wherever the focus is at
// that moment: an input that a re-render took away, a dialog that an answer of the server closed, a page that still loads.
// Text entry ends only by what a person does on purpose: Escape, Tab to something else, a click elsewhere.

/** A pause that separates words typed on from a command that is meant. */
const PAUSE_MS = 700;

let entering = false;
let afterEnter = false;
let holds = 0;
let swallowedAt = -Infinity;
const guards = new Set<() => boolean>();

const SURFACES = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="grid"]';
const NO_TEXT = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color', 'image'];
/** Letters choose an entry there. */
const CHOOSERS = '[role="menu"], [role="listbox"], [role="dialog"], dialog';

/** Whether text goes into this element: inputs, and tables one types into. */
export function takesText(target: EventTarget | null): boolean {
  const surface = target instanceof Element ? target.closest(SURFACES) : null;
  if (surface === null) return false;
  return !(surface instanceof HTMLInputElement) || !NO_TEXT.includes(surface.type);
}

/** Whether what one works on is being loaded or replaced, so that no key may act. */
export const keysAreHeld = (): boolean => holds > 0;

/** Nothing runs until the returned function is called; the pointer shows it. */
export function holdKeys(): () => void {
  count(1);
  let held = true;
  return () => {
    if (held) count(-1);
    held = false;
  };
}

function count(change: 1 | -1): void {
  holds += change;
  document.body.toggleAttribute('data-held', holds > 0);
}

/** `editing` says that a value is being edited although its input has not the focus. */
export function guardKeys(editing: () => boolean): () => void {
  guards.add(editing);
  return () => void guards.delete(editing);
}

/** Ends text entry on purpose and takes the focus away from it. */
export function leaveTyping(): void {
  entering = false;
  swallowedAt = -Infinity;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** This key is no command, and neither is what is typed on right after it. */
export function keepForText({ timeStamp }: KeyboardEvent): void {
  swallowedAt = timeStamp;
}

/** Whether this key may be meant for a text. Remembers it, so that the rest of the word is taken the same way. */
export function belongsToText(event: KeyboardEvent): boolean {
  const { target, timeStamp } = event;
  if (takesText(target)) return true;
  const lost = entering && !(afterEnter && timeStamp - swallowedAt > PAUSE_MS);
  const swallowed =
    lost ||
    holds > 0 ||
    timeStamp - swallowedAt < PAUSE_MS ||
    (target instanceof Element && target.closest(CHOOSERS) !== null) ||
    [...guards].some((editing) => editing());
  if (swallowed) keepForText(event);
  else entering = false;
  return swallowed;
}

/** Starts to follow the focus; returns how to stop. */
export function followTyping(): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  document.addEventListener('focusin', ({ target }) => takesText(target) && enter(), options);
  document.addEventListener('pointerdown', ({ target }) => takesText(target) || leave(), options);
  document.addEventListener('keydown', (event) => noteKey(event), options);
  return () => stop.abort();
}

function enter(): void {
  entering = true;
  afterEnter = false;
}

function leave(): void {
  entering = false;
  swallowedAt = -Infinity;
}

function noteKey({ key, target, timeStamp }: KeyboardEvent): void {
  if (key === 'Escape' || key === 'Tab') return leave();
  if (!takesText(target)) return;
  entering = true;
  afterEnter = key === 'Enter';
  // Enter may close what one types into; once the hands rest, commands work again.
  if (afterEnter) swallowedAt = timeStamp;
}
