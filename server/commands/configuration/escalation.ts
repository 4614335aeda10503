// Who is told of overdue assignments, as a configuration file names them: the person by e-mail address, the team by name.
import type { Escalation } from '../../settings/escalation.ts';
import type { Names } from './names.ts';
import type { Entry } from './section.ts';

export function escalationToFile(
  { escalation_user_id: user, escalation_team_id: team, ...rest }: Escalation,
  { nameOf }: Names,
): Entry {
  return {
    ...rest,
    ...(user === undefined ? {} : { escalation_user: user === null ? null : nameOf('person', user) }),
    ...(team === undefined ? {} : { escalation_team: team === null ? null : nameOf('team', team) }),
  };
}

/** @param place what stands before the key in a refusal */
export function escalationFromFile(
  { escalation_user: person, escalation_team: team, ...rest }: Entry,
  { idOf }: Names,
  place: string,
): Entry {
  const idOr = (kind: 'person' | 'team', key: string, name: unknown) =>
    name === null ? null : idOf(kind, name, place + key);
  return {
    ...rest,
    ...(person === undefined ? {} : { escalation_user_id: idOr('person', 'escalation_user', person) }),
    ...(team === undefined ? {} : { escalation_team_id: idOr('team', 'escalation_team', team) }),
  };
}
