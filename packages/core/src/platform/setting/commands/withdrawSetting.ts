import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, refuse, update } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { proposeRule, settings } from '../setting';

/** A value to come does not come. Refuses `setting_withdrawn`, and `setting_begun` from its first day on. */
export const withdrawSetting = defineCommand({
  name: 'settings.withdraw',
  rest: true,
  requiresReauth: true,
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(settings, input.id, proposeRule),
  decide({ rows: row, now }) {
    if (row.withdrawnAt !== null) return refuse('setting_withdrawn');
    if (row.validFrom <= businessDate(now)) return refuse('setting_begun');
    return accept([update(settings, row.id, { withdrawnAt: now })], { id: row.id });
  },
});
