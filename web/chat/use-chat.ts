// A conversation over one folder: what was asked, what was answered, what is being answered.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatAnswer } from '../../contract/chat.ts';
import { isApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { describeError } from '../ui/describe-error.ts';
import { askChat } from './ask-chat.ts';

export interface ChatPlace {
  contact_id: number;
  folder_id: number;
}

type Facts = Pick<
  ChatAnswer,
  'sources' | 'coverage' | 'engine' | 'route' | 'language' | 'unsure' | 'readings'
>;

export interface Turn {
  /** Only for the list on the page. */
  id: number;
  question: string;
  answer: string;
  state: 'asking' | 'done' | 'stopped' | 'failed';
  problem?: string;
  /** As soon as the answer is complete. */
  facts?: Facts;
}

export interface Chat {
  turns: Turn[];
  asking: boolean;
  session: string | undefined;
  ask: (question: string) => void;
  stop: () => void;
  clear: () => void;
  /** Goes on with an earlier conversation. */
  open: (session: string) => void;
}

let lastId = 0;
const newTurn = (question: string): Turn => ({ id: (lastId += 1), question, answer: '', state: 'asking' });

/** `session` is continued if it belongs to the place. */
export function useChat(
  place: ChatPlace,
  start: string | undefined,
  onSession: (id: string | undefined) => void,
): Chat {
  const { contact_id, folder_id } = place;
  const [turns, setTurns] = useState<Turn[]>([]);
  const [session, setSession] = useState(start);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const load = useEarlierTurns(place, start, setTurns, setSession);

  const change = useCallback((id: number, part: Partial<Turn>) => {
    setTurns((now) => now.map((turn) => (turn.id === id ? { ...turn, ...part } : turn)));
  }, []);

  const ask = useCallback(
    (question: string) => {
      const turn = newTurn(question);
      const gone = new AbortController();
      running.current = gone;
      setTurns((now) => [...now, turn]);
      const settle = async () => {
        try {
          const { answer, session_id, ...facts } = await askChat(
            { question, contact_id, folder_id, ...(session === undefined ? {} : { session_id: session }) },
            { onText: (answer) => change(turn.id, { answer }), signal: gone.signal },
          );
          change(turn.id, { answer, state: 'done', facts });
          setSession(session_id);
          onSession(session_id);
        } catch (error) {
          if (gone.signal.aborted) return change(turn.id, { state: 'stopped' });
          const { title, detail } = describeError(error);
          change(turn.id, { state: 'failed', problem: detail === '' ? title : detail });
        }
      };
      void settle();
    },
    [contact_id, folder_id, session, change, onSession],
  );

  return {
    turns,
    session,
    asking: turns.some(({ state }) => state === 'asking'),
    ask,
    stop: () => running.current?.abort(),
    clear() {
      running.current?.abort();
      setTurns([]);
      setSession(undefined);
      onSession(undefined);
    },
    open(id) {
      setSession(id);
      onSession(id);
      load(id);
    },
  };
}

/** Shows what was said before in a session: first in the one with which the page was opened. */
function useEarlierTurns(
  { folder_id }: ChatPlace,
  start: string | undefined,
  setTurns: (turns: Turn[]) => void,
  setSession: (id: string | undefined) => void,
): (session: string) => void {
  const loading = useRef<AbortController>(undefined);
  const open = (id: string): void => {
    loading.current?.abort();
    const gone = new AbortController();
    loading.current = gone;
    const load = async () => {
      try {
        const found = await call('getChatSession', { params: { id } }, { signal: gone.signal });
        if (found.folder_id !== folder_id) return setSession(undefined);
        setTurns(
          found.turns.map(({ question, answer, ...facts }) => ({
            ...newTurn(question),
            answer,
            state: 'done',
            facts,
          })),
        );
      } catch (error) {
        // An old link, or the conversation of somebody else: a new one begins.
        if (isApiError(error, 404)) setSession(undefined);
      }
    };
    void load();
  };
  useEffect(() => {
    if (start !== undefined) open(start);
    return () => loading.current?.abort();
    // Only for the session with which the page was opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return open;
}
