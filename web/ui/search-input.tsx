// Text that filters a list while one types, a moment after the last key.
import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { TbSearch } from 'react-icons/tb';
import { useState } from 'react';

type Props = Pick<TextInputProps, 'w' | 'size' | 'ref'> & {
  label: string;
  /** What the list is filtered by; the back button or another view may change it. */
  value: string | undefined;
  onSearch: (text: string | undefined) => void;
};

export function SearchInput({ label, value = '', onSearch, ...props }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const search = useDebouncedCallback((typed: string) => {
    // Our own search comes back as the value; what has been typed since must stay.
    setKnown(typed);
    onSearch(typed === '' ? undefined : typed);
  }, 300);
  return (
    <TextInput
      size="xs"
      maw="100%"
      {...props}
      aria-label={label}
      placeholder={label}
      leftSection={<TbSearch size={14} aria-hidden />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value.trim());
      }}
    />
  );
}
