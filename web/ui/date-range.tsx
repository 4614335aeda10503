// A span of days, chosen in a calendar or from what people ask for most.
import { Button, Group } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
}

export function DateRange({ from, to, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const [range, setRange] = useState<[string | null, string | null]>([from ?? null, to ?? null]);
  const choose = (next: [string | null, string | null]) => {
    setRange(next);
    if (next[0] !== null && next[1] !== null) onChange(next[0], next[1]);
  };
  const today = dayjs().format('YYYY-MM-DD');
  const since = (days: number) =>
    choose([
      dayjs()
        .subtract(days - 1, 'day')
        .format('YYYY-MM-DD'),
      today,
    ]);
  return (
    <DatesProvider settings={{ locale: i18n.language === 'zh' ? 'zh-cn' : 'en', firstDayOfWeek: 1 }}>
      <DatePicker
        type="range"
        size="sm"
        allowSingleDateInRange
        value={range}
        onChange={choose}
        defaultDate={from ?? today}
      />
      <Group gap={6} mt="xs">
        <Button size="compact-xs" variant="default" onClick={() => since(7)}>
          {t('documents.filters.last7')}
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => since(30)}>
          {t('documents.filters.last30')}
        </Button>
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => choose([dayjs().startOf('month').format('YYYY-MM-DD'), today])}
        >
          {t('documents.filters.thisMonth')}
        </Button>
      </Group>
    </DatesProvider>
  );
}

/** The span in words, for a pill. */
export function describeRange(
  from: string | undefined,
  to: string | undefined,
  date: (day: string) => string,
): string | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from === to && from !== undefined) return date(from);
  return `${from === undefined ? '…' : date(from)} – ${to === undefined ? '…' : date(to)}`;
}
