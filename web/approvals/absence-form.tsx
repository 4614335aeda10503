// When somebody is absent, and who approves in their place.
import { Button, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Absence } from '../../contract/approvals.ts';
import { DateInput } from '../ui/date-input.tsx';
import { usePeople } from './use-people.ts';

interface Props {
  text: string;
  /** Who is absent. */
  user_id: number;
  absence: Absence | null;
  saving: boolean;
  onSave: (absence: Absence | null) => void;
}

type Draft = { [Key in keyof Absence]: Absence[Key] | null };
const NONE: Draft = { substitute_id: null, from_day: null, until_day: null };

export function AbsenceForm({ text, user_id, absence, saving, onSave }: Props) {
  const { t } = useTranslation();
  const { options } = usePeople();
  const [draft, setDraft] = useState<Draft>(absence ?? NONE);
  const { substitute_id, from_day, until_day } = draft;
  const complete =
    substitute_id === null || from_day === null || until_day === null
      ? undefined
      : { substitute_id, from_day, until_day };
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {text} {absence === null && t('approvals.here')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <Select
          label={t('approvals.substitute')}
          searchable
          data={options.filter(({ value }) => value !== String(user_id))}
          value={substitute_id === null ? null : String(substitute_id)}
          onChange={(id) => setDraft({ ...draft, substitute_id: id === null ? null : Number(id) })}
        />
        {(['from_day', 'until_day'] as const).map((key) => {
          const label = t(key === 'from_day' ? 'approvals.from' : 'approvals.until');
          return (
            <div key={key}>
              <Text component="span" size="sm" fw={500} aria-hidden>
                {label}
              </Text>
              <DateInput
                label={label}
                value={draft[key]}
                onChange={(day) => setDraft((known) => ({ ...known, [key]: day }))}
              />
            </div>
          );
        })}
      </SimpleGrid>
      <Group>
        <Button
          variant="default"
          loading={saving}
          disabled={complete === undefined}
          onClick={() => complete !== undefined && onSave(complete)}
        >
          {t('approvals.saveAbsence')}
        </Button>
        {absence !== null && (
          <Button variant="subtle" onClick={() => onSave(null)}>
            {t('approvals.clear')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
