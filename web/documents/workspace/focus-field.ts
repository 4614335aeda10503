// Moving among the fields in the order in which they are shown.
import { fieldId } from './workspace-context.ts';

const rows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].map((row) => row.dataset['field'] ?? '');

/** The key `step` places further; at the ends it stays. */
export function neighbourOf(key: string | undefined, step: 1 | -1): string | undefined {
  const keys = rows();
  const at = key === undefined ? -1 : keys.indexOf(key);
  if (at === -1) return step === 1 ? keys[0] : keys.at(-1);
  return keys[Math.min(Math.max(at + step, 0), keys.length - 1)];
}

export function focusField(key: string): void {
  const input = document.getElementById(fieldId(key));
  if (
    !(
      input instanceof HTMLInputElement ||
      input instanceof HTMLTextAreaElement ||
      input instanceof HTMLSelectElement
    )
  )
    return;
  input.focus({ preventScroll: true });
  if (!(input instanceof HTMLSelectElement)) input.select();
  showField(key);
}

export function focusNeighbour(key: string, step: 1 | -1): void {
  const next = neighbourOf(key, step);
  if (next === undefined || next === key) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return;
  }
  focusField(next);
}

export function showField(key: string): void {
  document.querySelector(`[data-field="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'nearest' });
}
