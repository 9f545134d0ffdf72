import { businessDate } from '@elenco/brazil';
import { advanceSubscription, issuePeriod } from '@elenco/core/finance';
import { settingOn, settings } from '@elenco/core/platform';
import type { Database } from '@elenco/db';
import type { JobHelpers } from 'graphile-worker';
import { z } from 'zod';

const company = z.object({ companyId: z.int() });
const period = z.object({ id: z.int() });

/**
 * Returns the daily jobs of subscriptions. Each company and each draft period has a separate job, which is
 * retried if it fails.
 */
export function subscriptionTasks(database: Database, now: () => string) {
  const moment = () => ({ actor: { role: 'system' } as const, now: now() });
  return {
    async advanceSubscriptions(_: unknown, { addJob }: JobHelpers) {
      for (const companyId of await database.money.companiesToBill()) {
        await addJob('advanceSubscription', { companyId }, { jobKey: `subscription ${companyId}` });
      }
    },
    async advanceSubscription(payload: unknown) {
      await database.perform(advanceSubscription, company.parse(payload), moment());
    },
    async issueDrafts(_: unknown, { addJob }: JobHelpers) {
      const today = businessDate(now());
      const rows = await database.see(settings, { role: 'system' }, { key: 'invoice_review_days' });
      for (const id of await database.money.draftsDueForIssue(
        today,
        settingOn(rows, 'invoice_review_days', today),
      )) {
        await addJob('issuePeriod', { id }, { jobKey: `period ${id}` });
      }
    },
    async issuePeriod(payload: unknown) {
      await database.perform(issuePeriod, period.parse(payload), moment());
    },
  };
}
