// Several of a few things, with check boxes.
import { Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props<T extends string> {
  options: readonly T[];
  value: readonly T[];
  renderLabel: (option: T) => ReactNode;
  onChange: (value: T[]) => void;
}

export function ChoiceList<T extends string>({ options, value, renderLabel, onChange }: Props<T>) {
  const toggle = (option: T) =>
    onChange(options.filter((other) => (other === option) !== value.includes(other)));
  return (
    <Stack gap={9}>
      {options.map((option) => (
        <Checkbox
          key={option}
          size="xs"
          label={renderLabel(option)}
          checked={value.includes(option)}
          onChange={() => toggle(option)}
        />
      ))}
    </Stack>
  );
}
