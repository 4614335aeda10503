// Documents that were left as they are, each with the reason and a way to it.
import { Anchor, Stack, Text } from '@mantine/core';
import { atBase } from '../../api/base-path.ts';
import type { Failure } from './run-batch.ts';
import classes from './batch-failures.module.css';

export function BatchFailures({ failed }: { failed: Failure[] }) {
  return (
    <Stack component="ul" gap={10} className={classes['list'] ?? ''}>
      {failed.map(({ document: { id, vendor, number, filename }, reason }) => (
        <li key={id}>
          {/* Dialogs stand outside of the router. */}
          <Anchor href={atBase(`/documents/${id}`)} size="sm" fw={600}>
            {/* Two of one vendor without a number are told apart by their files. */}
            {[...new Set([vendor ?? filename, number ?? filename])].join(' · ')}
          </Anchor>
          <Text size="sm" c="dimmed">
            {reason}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
