// The summary, short until one wants all of it.
import { Spoiler } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './summary-panel.module.css';
import { Section } from './section.tsx';
import { useWorkspace } from './workspace-context.ts';
import { useFormat } from '../../text/format.ts';

export function SummaryPanel() {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const format = useFormat();
  if (record.ai_summary === null || record.ai_summary === '') return null;
  return (
    <Section title={t('workspace.summary')} name="summary">
      <Spoiler
        maxHeight={64}
        showLabel={t('common.more')}
        hideLabel={t('common.less')}
        classNames={{ control: classes['control'] ?? '' }}
      >
        <p className={classes['text']}>{format.dates(record.ai_summary)}</p>
      </Spoiler>
    </Section>
  );
}
