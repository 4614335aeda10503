// The mark: an open book whose right page, the recto, carries a highlighted line.
import classes from './logo.module.css';

export function Logo({ size = 24, name }: { size?: number; name?: string }) {
  return (
    <span className={classes['logo']}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
        <path className={classes['verso']} d="M15 7.5C12.6 5.9 8.9 5.2 4 5.2v19.3c4.9 0 8.6.7 11 2.3z" />
        <path className={classes['recto']} d="M17 7.5C19.4 5.9 23.1 5.2 28 5.2v19.3c-4.9 0-8.6.7-11 2.3z" />
        <path className={classes['line']} d="M20 14.2c1.5-.5 3.2-.8 5-.9v3.2c-1.8.1-3.5.4-5 .9z" />
      </svg>
      {name !== undefined && <span className={classes['name']}>{name}</span>}
    </span>
  );
}
