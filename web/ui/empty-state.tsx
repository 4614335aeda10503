// What a page shows when there is nothing yet: what belongs here, and the way to it.
import { Stack, Text, Title } from '@mantine/core';
import type { IconType } from 'react-icons';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface Props {
  icon: IconType;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  compact?: boolean;
  /** It is all there is on the page. */
  whole?: boolean;
}

export function EmptyState({ icon: Glyph, title, children, action, compact = false, whole = false }: Props) {
  return (
    <Stack className={classes['root']} align="center" gap={6} py={compact ? 'lg' : 64} px="md">
      <span className={classes['glyph']}>
        <Glyph size={compact ? 20 : 26} strokeWidth={1.5} aria-hidden />
      </span>
      <Title order={whole ? 1 : 2} size={compact ? 'h3' : 'h2'} ta="center" mt={4}>
        {title}
      </Title>
      {children !== undefined && (
        <Text c="dimmed" size="sm" ta="center" maw={440}>
          {children}
        </Text>
      )}
      {action !== undefined && <div className={classes['action']}>{action}</div>}
    </Stack>
  );
}
