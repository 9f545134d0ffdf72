import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type FieldError, insert, refuse } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { briefings } from '../../briefing';
import { openingFlow } from '../flow';
import { byBrandOrCuration } from '../policy';
import { openings } from '../resource';
import { opening } from '../schema';

const { summary, feeLowCents, feeHighCents, places, conditions, closesOn, answersOn } = opening.shape;

/**
 * A brand, or curation for it, opens a briefing as a job while names can still come in. What creators may read of it
 * is copied. Refuses `not_open_for_names` (params `status`), `silent_not_open`, `already_open`, `range_reversed` at
 * `/feeHighCents`, `day_passed` at `/closesOn`, `before_deadline` at `/answersOn`.
 */
export const openBriefing = defineCommand({
  name: 'openings.open',
  rest: true,
  input: z.strictObject({
    briefingId: id,
    summary,
    feeLowCents,
    feeHighCents,
    places,
    conditions,
    closesOn,
    answersOn,
  }),
  async load(find, { briefingId }) {
    const briefing = await find.forUpdate(briefings, briefingId, byBrandOrCuration);
    const [there] = await find.lockMany(openings, { briefingId, status: ['open', 'paused'] });
    return { briefing, there };
  },
  decide({ rows: { briefing, there }, input, now }) {
    const { status, kind, feeBp } = briefing;
    if (status !== 'curation' && status !== 'selection') {
      return refuse('not_open_for_names', '', { status });
    }
    if (kind === 'silent_squad') return refuse('silent_not_open');
    if (there) return refuse('already_open');
    const wrong: FieldError[] = [];
    if (input.feeHighCents < input.feeLowCents)
      wrong.push({ pointer: '/feeHighCents', code: 'range_reversed' });
    if (input.closesOn < businessDate(now)) wrong.push({ pointer: '/closesOn', code: 'day_passed' });
    if (input.answersOn < input.closesOn) wrong.push({ pointer: '/answersOn', code: 'before_deadline' });
    if (wrong.length > 0) return { refused: wrong };

    const { title, brand, skill, tags, channels, wanted, startsOn, endsOn, currency, companyId } = briefing;
    const copied = { title, brand, skill, tags, channels, wanted, startsOn, endsOn, currency, companyId };
    const row = { ...input, ...copied, feeBp: feeBp ?? 0, status: openingFlow.initial, statusSince: now };
    return accept([insert(openings, row)], { briefingId: briefing.id });
  },
});
