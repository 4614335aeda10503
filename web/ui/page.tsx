// The frame of a page: its title in the page and in the browser, what one can do, then the content.
import { Group, Text, Title } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import classes from './page.module.css';

interface Props {
  title: string;
  /** A count or state beside the title. */
  aside?: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** `text` for forms and reading, `full` for tables. */
  width?: 'text' | 'wide' | 'full';
  children: ReactNode;
}

export function Page({ title, aside, subtitle, actions, width = 'wide', children }: Props) {
  useDocumentTitle(title);
  return (
    <div className={classes['page']} data-width={width}>
      <Group className={classes['head']} justify="space-between" gap="sm" wrap="wrap">
        <div>
          <Group gap={10} align="baseline">
            <Title order={1}>{title}</Title>
            {aside}
          </Group>
          {subtitle !== undefined && (
            <Text c="dimmed" size="sm" mt={2} className={classes['subtitle'] ?? ''}>
              {subtitle}
            </Text>
          )}
        </div>
        {actions !== undefined && <Group gap={8}>{actions}</Group>}
      </Group>
      {children}
    </div>
  );
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Recto`;
  }, [title]);
}
