// The people who can be in teams and stand in, with their names.
import { useQuery } from '@tanstack/react-query';
import { peopleQuery } from '../users/people-query.ts';

export function usePeople() {
  const { data } = useQuery(peopleQuery);
  const people = data?.people ?? [];
  return {
    options: people
      .filter(({ role }) => role !== 'viewer')
      .map(({ id, name }) => ({ value: String(id), label: name })),
    /** The number of somebody who is disabled. */
    nameOf: (id: number) => people.find((person) => person.id === id)?.name ?? `#${id}`,
  };
}
