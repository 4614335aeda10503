// A chain while it is edited: numbers as the fields have them.
import type { ApprovalChain } from '../../contract/approvals.ts';
import type { Input } from '../api/call.ts';

type ChainBody = Input<'createApprovalChain'>['body'];

export interface StepDraft {
  key: number;
  name: string;
  team_id: number | null;
  needed: number;
  due_hours: number | null;
  escalation_team_id: number | null;
}

export type ChainDraft = Omit<ReturnType<typeof inputOf>, 'steps' | 'vendor' | 'minimum' | 'currency'> & {
  vendor: string;
  minimum: string;
  currency: string;
  steps: StepDraft[];
};

/** What the service takes of a chain that it gave. */
export function inputOf({ id: _id, created_at: _created, updated_at: _updated, ...input }: ApprovalChain) {
  return input;
}

export const emptyStep = (key: number): StepDraft => ({
  key,
  name: '',
  team_id: null,
  needed: 1,
  due_hours: null,
  escalation_team_id: null,
});

export function draftOf(chain: ApprovalChain | undefined, position: number): ChainDraft {
  if (chain === undefined)
    return {
      name: '',
      enabled: true,
      position,
      profile_id: null,
      contact_id: null,
      vendor: '',
      minimum: '',
      currency: '',
      in_order: true,
      four_eyes: true,
      steps: [emptyStep(0)],
    };
  const { vendor, minimum, currency, steps, ...rest } = inputOf(chain);
  return {
    ...rest,
    vendor: vendor ?? '',
    minimum: minimum ?? '',
    currency: currency ?? '',
    steps: steps.map((step, key) => ({ ...step, name: step.name ?? '', key })),
  };
}

/** Undefined while something that is needed is missing. */
export function bodyOf({
  name,
  vendor,
  minimum,
  currency,
  steps,
  ...rest
}: ChainDraft): ChainBody | undefined {
  const complete = steps.flatMap(({ key: _key, name, team_id, ...step }) =>
    team_id === null
      ? []
      : [
          {
            ...step,
            team_id,
            name: textOrNull(name),
            escalation_team_id: step.due_hours === null ? null : step.escalation_team_id,
          },
        ],
  );
  if (name.trim() === '' || complete.length === 0 || complete.length < steps.length) return undefined;
  return {
    ...rest,
    name: name.trim(),
    vendor: textOrNull(vendor),
    minimum: textOrNull(minimum),
    currency: textOrNull(currency.toUpperCase()),
    steps: complete,
  };
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
