// Rules in tests: making them, documents for them, and waiting until they have fired.
import type { z } from 'zod';
import type { RuleFiring, RuleInput } from '../../contract/rules.ts';
import type { TestService } from './service.ts';
import { invoiceText, until, untilProcessed, upload, type Place } from './upload.ts';

export type RuleToMake = z.input<typeof RuleInput>;
/** A rule that lets documents of the profile go without a person. */
export const touchlessRule = (profile_id: number, action: object = {}, rest: object = {}): RuleToMake => ({
  name: 'Without us',
  profile_id,
  conditions: [],
  action: { type: 'touchless', status: 'Approved', default_threshold: 50, thresholds: [], ...action },
  ...rest,
});

export type RuleKit = ReturnType<typeof ruleKit>;

export function ruleKit(service: TestService, place: Place) {
  let counter = 0;
  const firings = async (id: number): Promise<RuleFiring[]> =>
    (await service.api.call('listRuleFirings', { params: { id } })).firings;
  return {
    firings,
    rule: (body: RuleToMake) => service.admin.call('createRule', { body }),
    /** A processed document of that name. */
    async processed(filename?: string, at: Place = place, content?: string): Promise<number> {
      counter += 1;
      const { id } = await upload(
        service.api,
        at,
        content ?? invoiceText(`R-${counter}`),
        filename ?? `ruled-${counter}.txt`,
      );
      await untilProcessed(service.api, id);
      return id;
    },
    /** Waits until so many rules have fired for the document. */
    fired: (id: number, count = 1): Promise<RuleFiring[]> =>
      until(async () => {
        const list = await firings(id);
        return list.length >= count && list;
      }, `${count} firings for ${id}`),
    async deleteRules(): Promise<void> {
      const { rules } = await service.admin.call('listRules');
      for (const { id } of rules) await service.admin.call('deleteRule', { params: { id } });
    },
  };
}
