import { addDays, businessDate, nextBankDay } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, refuse, update } from '../../../kit';
import { date, defineCommand, id } from '../../../people';
import { settings } from '../../../platform';
import { reissuedEvent } from '../events';
import { instalments } from '../instalment';
import { lateRates } from '../late';
import { reissueRule } from '../policy';
import { charges } from '../resource';
import { isOpen } from '../settlement';
import { MAX_SECOND_COPY_DAYS, reissued } from '../slip';

/**
 * Issues the second copy of an overdue slip: what is due with fine and interest until a new due date, moved to a bank day.
 * The number stays, so that a payment of the old slip still finds its charge. Refuses `charge_not_open`, `not_overdue`,
 * `no_slip` in other currencies than reais, and `date_in_past` or `second_copy_too_late` at `/dueOn`.
 */
export const reissueSlip = defineCommand({
  name: 'charges.reissue',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id, dueOn: date }),
  load: async (find, { id: chargeId }) => ({
    charge: await find.forUpdate(charges, chargeId, reissueRule),
    instalments: await find.many(instalments, { chargeId }),
    settings: await find.many(settings, { key: [...lateRates] }),
  }),
  decide({ rows: { charge, instalments: parts, settings: rates }, input: { dueOn }, now }) {
    const today = businessDate(now);
    if (!isOpen(charge)) return refuse('charge_not_open', '', { status: charge.status });
    if (charge.dueOn >= today) return refuse('not_overdue');
    if (charge.currency !== 'BRL') return refuse('no_slip');
    if (dueOn < today) return refuse('date_in_past', '/dueOn');
    if (dueOn > addDays(today, MAX_SECOND_COPY_DAYS)) return refuse('second_copy_too_late', '/dueOn');
    const slip = { keptCents: charge.keptCents, slipDueOn: nextBankDay(dueOn) };
    const { slipCents, slipDueOn, ...patch } = reissued({ charge, instalment: parts[0] }, slip, rates);
    const reply = { id: charge.id, slipCents, slipDueOn };
    return accept(
      [
        update(charges, charge.id, { ...patch, slipCents, slipDueOn }),
        emit(reissuedEvent({ ...charge, slipCents, slipDueOn })),
      ],
      reply,
    );
  },
});
