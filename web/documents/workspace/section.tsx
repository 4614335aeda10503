// A part of a column: a heading on a line, then the content, which a person may fold away; the browser remembers it.
import { UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { TbChevronDown, TbChevronRight } from 'react-icons/tb';
import { useId, type ReactNode } from 'react';
import classes from './section.module.css';

interface Props {
  title: string;
  aside?: ReactNode;
  flush?: boolean;
  /** What the browser remembers it by; without a name it stays open. */
  name?: string;
  children: ReactNode;
}

export function Section({ title, aside, flush = false, name, children }: Props) {
  const id = useId();
  const [folded, setFolded] = useLocalStorage<string[]>({
    key: 'recto.folded-sections',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const open = name === undefined || !folded.includes(name);
  const toggle = () =>
    setFolded((all) => (open ? [...all, name ?? ''] : all.filter((other) => other !== name)));
  const Arrow = open ? TbChevronDown : TbChevronRight;
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <header className={classes['head']}>
        <h2 id={id}>
          {name === undefined ? (
            title
          ) : (
            <UnstyledButton className={classes['fold'] ?? ''} aria-expanded={open} onClick={toggle}>
              {title}
              <Arrow size={13} aria-hidden />
            </UnstyledButton>
          )}
        </h2>
        {aside}
      </header>
      {open && <div className={flush ? undefined : classes['body']}>{children}</div>}
    </section>
  );
}
