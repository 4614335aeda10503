// Items of a menu: to whom documents can be assigned, oneself first.
import { Menu, TextInput } from '@mantine/core';
import { TbCheck } from 'react-icons/tb';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../session/me.ts';
import { peopleQuery } from '../../users/people-query.ts';

/** With fewer people one sees all of them. */
const SEARCHED_FROM = 9;

interface Props {
  /** Whose they are now; null: nobody's; undefined: of different people. */
  now: number | null | undefined;
  onAssign: (id: number | null, name: string) => void;
}

export function PeopleItems({ now, onAssign }: Props) {
  const { t } = useTranslation();
  const me = useMe().user?.id;
  const { data } = useQuery(peopleQuery);
  const [wanted, setWanted] = useState('');
  const people = data?.people ?? [];
  const item = (id: number | null, name: string, label = name) => (
    <Menu.Item
      key={id ?? 'nobody'}
      rightSection={id === now ? <TbCheck size={15} /> : undefined}
      onClick={() => onAssign(id, name)}
    >
      {label}
    </Menu.Item>
  );
  const found = people.filter(
    ({ id, name }) => id !== me && name.toLowerCase().includes(wanted.toLowerCase()),
  );
  const self = people.find(({ id }) => id === me);
  return (
    <>
      {people.length >= SEARCHED_FROM && (
        <TextInput
          size="xs"
          m={4}
          aria-label={t('common.search')}
          placeholder={t('common.search')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          onKeyDown={(event) => event.stopPropagation()}
        />
      )}
      {self !== undefined && item(self.id, self.name, t('workspace.assigning.me', { name: self.name }))}
      {found.map(({ id, name }) => item(id, name))}
      {now !== null && <Menu.Divider />}
      {now !== null && item(null, t('workspace.assigning.nobody'))}
    </>
  );
}
