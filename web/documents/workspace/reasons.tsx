// What speaks for a vendor or a contact, and against it.
import { UnstyledButton } from '@mantine/core';
import type { VendorReason } from '../../../contract/vendor-match.ts';
import classes from './proposals.module.css';
import { choose, useWorkspace } from './workspace-context.ts';

/** Each leads to the place on the page that it stands on. */
export function Reasons({ reasons }: { reasons: VendorReason[] }) {
  const { selection } = useWorkspace();
  return (
    <ul className={classes['reasons']}>
      {reasons.map(({ code, message, field, speaks_for }) => (
        <li key={code} data-against={!speaks_for || undefined}>
          {field === null ? (
            message
          ) : (
            <UnstyledButton fz="inherit" onClick={() => choose(selection, [field])}>
              {message}
            </UnstyledButton>
          )}
        </li>
      ))}
    </ul>
  );
}
