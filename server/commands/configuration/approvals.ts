// Teams and approval chains in a configuration file: people by their e-mail addresses, the rest by name.
import { ApprovalChainInput, TeamInput } from '../../../contract/approvals.ts';
import { createChain, deleteChain, replaceChain } from '../../approvals/manage-chains.ts';
import { createTeam, deleteTeam, replaceTeam } from '../../approvals/manage-teams.ts';
import { listChains, listTeams } from '../../approvals/store.ts';
import { Misplaced } from './misplaced.ts';
import type { Names } from './names.ts';
import { keyBy, section, type Entry } from './section.ts';

export const teams = section<TeamInput>({
  name: 'teams',
  input: TeamInput,
  keyOf: keyBy('name'),
  list: async (ctx) =>
    (await listTeams(ctx)).map(({ id, name, member_ids }) => ({ id, input: { name, member_ids } })),
  toFile: ({ name, member_ids }, { nameOf }) => ({
    name,
    members: member_ids.map((id) => nameOf('person', id)),
  }),
  fromFile: ({ members, ...rest }, { idOf }) => ({
    ...rest,
    member_ids: Array.isArray(members)
      ? members.map((name: unknown) => idOf('person', name, 'members')).sort((a, b) => a - b)
      : members,
  }),
  create: async (ctx, input) => void (await createTeam(ctx, input)),
  update: (ctx, id, input) => replaceTeam(ctx, id, input),
  remove: deleteTeam,
});

const orNull = <T>(value: T | null | undefined, to: (value: T) => unknown): unknown =>
  value === null || value === undefined ? null : to(value);

function stepFromFile(step: unknown, { idOf }: Names, place: string): Entry {
  if (typeof step !== 'object' || step === null || Array.isArray(step))
    throw new Misplaced(place, 'must be a mapping');
  const { team, escalation_team, ...rest } = step as Entry;
  return {
    ...rest,
    team_id: idOf('team', team, `${place}.team`),
    escalation_team_id: orNull(escalation_team, (name) => idOf('team', name, `${place}.escalation_team`)),
  };
}

export const approvalChains = section<ApprovalChainInput>({
  name: 'approval_chains',
  input: ApprovalChainInput,
  keyOf: keyBy('name'),
  list: async (ctx) =>
    (await listChains(ctx)).map(({ id, created_at: _created, updated_at: _updated, ...input }) => ({
      id,
      input,
    })),
  toFile: ({ profile_id, contact_id, steps, ...rest }, { nameOf }) => ({
    ...rest,
    profile: orNull(profile_id, (id) => nameOf('profile', id)),
    contact: orNull(contact_id, (id) => nameOf('contact', id)),
    steps: steps.map(({ team_id, escalation_team_id, ...step }) => ({
      ...step,
      team: nameOf('team', team_id),
      escalation_team: orNull(escalation_team_id, (id) => nameOf('team', id)),
    })),
  }),
  fromFile: ({ profile, contact, steps, ...rest }, names) => ({
    ...rest,
    profile_id: orNull(profile, (name) => names.idOf('profile', name, 'profile')),
    contact_id: orNull(contact, (name) => names.idOf('contact', name, 'contact')),
    steps: Array.isArray(steps)
      ? steps.map((step, index) => stepFromFile(step, names, `steps.${index}`))
      : steps,
  }),
  create: async (ctx, input) => void (await createChain(ctx, input)),
  update: (ctx, id, input) => replaceChain(ctx, id, input),
  remove: deleteChain,
});
