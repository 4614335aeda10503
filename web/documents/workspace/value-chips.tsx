// What else the chosen field may be, each taken with one key.
import { Kbd, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './evidence-strip.module.css';
import { useOtherValues } from './use-other-values.ts';
import { lineageAt } from './open-blockers.ts';
import { useWorkspace } from './workspace-context.ts';

export function ValueChips({ field }: { field: string | undefined }) {
  const { t } = useTranslation();
  const { locked, takeValue, record } = useWorkspace();
  const others = useOtherValues(field);
  if (field === undefined || others.length === 0 || locked !== undefined)
    return (
      <div className={classes['chips']}>
        <span className={classes['hint']}>
          {t(
            locked !== undefined
              ? 'workspace.evidence.locked'
              : field !== undefined && lineageAt(record, field)?.source === 'formula'
                ? 'workspace.fields.computed'
                : 'workspace.fields.hint',
          )}
        </span>
      </div>
    );
  return (
    <div className={classes['chips']} role="group" aria-label={t('workspace.evidence.others')}>
      {others.map(({ value, confidence }, index) => (
        <UnstyledButton
          key={value}
          className={classes['chip'] ?? ''}
          title={value}
          aria-label={t('workspace.evidence.take', { value })}
          onClick={() => takeValue(field, value)}
        >
          <Kbd size="xs" aria-hidden>
            {index + 1}
          </Kbd>
          <span className={classes['value']}>{value}</span>
          {confidence !== undefined && confidence > 0 && <small>{confidence}</small>}
        </UnstyledButton>
      ))}
    </div>
  );
}
