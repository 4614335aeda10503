// Who approves what: the teams, and the chains that ask them.
import { Stack } from '@mantine/core';
import { ChainsPanel } from './chains-panel.tsx';
import { TeamsPanel } from './teams-panel.tsx';

export function ApprovalSettings() {
  return (
    <Stack gap="md">
      <ChainsPanel />
      <TeamsPanel />
    </Stack>
  );
}
