// Until which day documents leave the queue: one of the usual days, or any other.
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../text/format.ts';

/** @param onPostpone is given a day, YYYY-MM-DD */
export function PostponeForm({ onPostpone }: { onPostpone: (until: string) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [day, setDay] = useState('');
  const tomorrow = inDays(1);
  const ready = day >= tomorrow;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onPostpone(day);
  };
  const choices = [
    { name: t('workspace.postponing.tomorrow'), until: tomorrow },
    { name: t('workspace.postponing.monday'), until: nextMonday() },
    { name: t('workspace.postponing.month'), until: inDays(30) },
  ];
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        {choices.map(({ name, until }, index) => (
          <Button
            key={name}
            variant="default"
            justify="space-between"
            rightSection={format.date(until)}
            data-autofocus={index === 0 || undefined}
            onClick={() => onPostpone(until)}
          >
            {name}
          </Button>
        ))}
        <Group align="flex-end" wrap="nowrap" mt="xs">
          <TextInput
            type="date"
            flex={1}
            label={t('workspace.postponing.day')}
            min={tomorrow}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <Button type="submit" disabled={!ready}>
            {t('workspace.postponing.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** As YYYY-MM-DD, in the time zone of the browser. */
function inDays(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

const nextMonday = (): string => inDays((8 - new Date().getDay()) % 7 || 7);
