// Search from anywhere; `/` leads here.
import { TextInput } from '@mantine/core';
import { TbSearch } from 'react-icons/tb';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Keys } from '../ui/keys.tsx';
import { useShortcuts } from '../ui/shortcuts.ts';

export function SearchBox({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useShortcuts(t('keyboard.everywhere'), [
    { keys: ['/'], label: t('keyboard.search'), run: () => input.current?.focus() },
  ]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void navigate({ to: '/search', search: { q: text.trim() } });
    onDone?.();
  };
  return (
    <form role="search" onSubmit={submit}>
      <TextInput
        ref={input}
        size="sm"
        aria-label={t('layout.searchPlaceholder')}
        placeholder={t('common.search')}
        leftSection={<TbSearch size={15} strokeWidth={1.7} aria-hidden />}
        rightSection={<Keys keys="/" />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </form>
  );
}
