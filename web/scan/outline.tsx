// The outline of a sheet over the picture that it lies on.
import type { Sheet } from './find-sheet.ts';
import classes from './scan.module.css';

export function Outline({ sheet }: { sheet: Sheet }) {
  return (
    <svg className={classes['outline']} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      <polygon points={sheet.map(({ x, y }) => `${x},${y}`).join(' ')} />
    </svg>
  );
}
