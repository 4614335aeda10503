// Trying a rule before it is saved: a button, and below it what came of it.
import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { TbPlayerPlay } from 'react-icons/tb';
import type { IconType } from 'react-icons';
import { ErrorState } from '../ui/error-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { isComplete, type RuleDraft } from './rule-draft.ts';

interface Props {
  title: string;
  action: string;
  icon?: IconType;
  draft: RuleDraft;
  pending: boolean;
  error: Error | null;
  onTry: () => void;
  /** What stands above the outcome, always. */
  before?: ReactNode;
  /** The outcome, or what it will say. */
  children: ReactNode;
}

/** A rule is tried before it has a name. */
export const namedDraft = (draft: RuleDraft): RuleDraft => ({ ...draft, name: draft.name.trim() || '–' });

export function TryPanel(props: Props) {
  const { title, action, icon: Glyph = TbPlayerPlay, draft, pending, error, onTry, before, children } = props;
  const start = (
    <Button
      size="xs"
      variant="default"
      loading={pending}
      disabled={!isComplete(namedDraft(draft))}
      leftSection={<Glyph size={15} />}
      onClick={onTry}
    >
      {action}
    </Button>
  );
  return (
    <Panel title={title} aside={start}>
      {before}
      {pending && <Skeleton height={80} />}
      {error !== null && <ErrorState error={error} />}
      {children}
    </Panel>
  );
}
