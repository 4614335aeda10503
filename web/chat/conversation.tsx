// The conversation and the field to ask in; the same in the main page and on phones.
import { ActionIcon, Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { TbArrowUp, TbDeviceFloppy, TbPlayerStop, TbPlus } from 'react-icons/tb';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { useCited, type Citation, type Cited } from '../pages/use-cited.ts';
import { notifyDone, notifyError } from '../ui/notify.ts';
import classes from './chat.module.css';
import { Start } from './start.tsx';
import { citationOf, TurnView } from './turn-view.tsx';
import { useChat, type Chat, type ChatPlace, type Turn } from './use-chat.ts';

interface Props {
  place: ChatPlace;
  session: string | undefined;
  canSave: boolean;
  onSession: (id: string | undefined) => void;
  /** Shows the page that is cited; without it citations lead to the document. */
  beside?: (cited: Cited) => ReactNode;
}

/** To be given a key of the place: another folder is another conversation. */
export function Conversation({ place, session, canSave, onSession, beside }: Props) {
  const { t } = useTranslation();
  const chat = useChat(place, session, onSession);
  const log = useRef<HTMLDivElement>(null);
  const { turns } = chat;
  const last = turns.at(-1);
  // Grows with every word and once more with the citations.
  const length = turns.length * 1e6 + (last?.answer.length ?? 0) + (last?.facts === undefined ? 0 : 1);
  // A long answer is read from its beginning: its value stands there, and places follow.
  useEffect(() => {
    if (length > 0) log.current?.lastElementChild?.scrollIntoView({ block: 'start' });
  }, [length]);
  const cited = useCited(firstCitation(turns));
  const page = beside !== undefined && cited.beside ? beside(cited) : undefined;
  return (
    <div className={classes['split']} data-beside={page === undefined ? undefined : true}>
      <div className={classes['conversation']}>
        <div
          ref={log}
          className={classes['turns']}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard
          tabIndex={0}
          role="log"
          aria-label={t('chat.conversation')}
        >
          {turns.length === 0 && <Start place={place} chat={chat} />}
          {turns.map((turn) => (
            <TurnView
              key={turn.id}
              turn={turn}
              cited={beside === undefined ? undefined : cited}
              ask={chat.asking ? undefined : chat.ask}
            />
          ))}
        </div>
        <Composer chat={chat} />
        {turns.length > 0 && <Foot chat={chat} canSave={canSave} />}
      </div>
      {page}
    </div>
  );
}

/** What the newest answer comes from first. */
function firstCitation(turns: Turn[]): Citation | undefined {
  const sources = turns.flatMap(({ facts }) => facts?.sources.map(citationOf).find(Boolean) ?? []);
  return sources.at(-1);
}

function Composer({ chat }: { chat: Chat }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const question = text.trim();
  const send = () => {
    if (question === '' || chat.asking) return;
    chat.ask(question);
    setText('');
  };
  return (
    <form
      className={classes['composer']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        flex={1}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={4000}
        autoFocus
        aria-label={t('chat.ask')}
        placeholder={t('chat.ask')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      {chat.asking ? (
        <ActionIcon size={38} variant="default" aria-label={t('chat.stop')} onClick={chat.stop}>
          <TbPlayerStop size={18} />
        </ActionIcon>
      ) : (
        <ActionIcon
          type="submit"
          size={38}
          variant="filled"
          color="petrol"
          aria-label={t('chat.send')}
          disabled={question === ''}
        >
          <TbArrowUp size={18} />
        </ActionIcon>
      )}
    </form>
  );
}

function Foot({ chat: { session, asking, clear }, canSave }: { chat: Chat; canSave: boolean }) {
  const { t } = useTranslation();
  const save = useMutation({
    mutationFn: (id: string) => call('saveTranscript', { params: { id }, body: {} }),
    onSuccess: ({ filename }) => notifyDone(t('chat.transcriptSaved', { name: filename })),
    onError: notifyError,
  });
  return (
    <div className={classes['actions']}>
      <Button size="compact-sm" variant="subtle" leftSection={<TbPlus size={15} />} onClick={clear}>
        {t('chat.new')}
      </Button>
      {canSave && session !== undefined && (
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={asking}
          loading={save.isPending}
          leftSection={<TbDeviceFloppy size={15} />}
          onClick={() => save.mutate(session)}
        >
          {t('chat.saveTranscript')}
        </Button>
      )}
    </div>
  );
}
