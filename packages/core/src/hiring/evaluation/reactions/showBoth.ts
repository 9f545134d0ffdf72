import { businessDate } from '@elenco/brazil';
import { present } from '../../../kit';
import { creators, defineReaction } from '../../../people';
import { settings } from '../../../platform';
import { evaluations } from '../evaluation';
import { isWaitOver, show } from '../showing';

/** Both have written, or the other side has had its time: what is written is shown. */
export const showBoth = defineReaction(evaluations, 'submit', {
  async load(find, { contractId, creatorId }) {
    const pair = await find.lockMany(evaluations, { contractId });
    await find.lockMany(creators, { id: creatorId });
    return {
      pair,
      shown: await find.many(evaluations, { creatorId, side: 'company', status: 'done', shownAt: present }),
      settings: await find.many(settings, { key: 'evaluation_days' }),
    };
  },
  decide({ row, rows: { pair, shown, settings: rows }, now }) {
    const written = pair.filter((one) => one.status === 'done');
    const over = isWaitOver(row, rows, businessDate(now));
    if (written.length < pair.length && !over) return [];
    return show(
      written.filter((one) => one.shownAt === null),
      shown,
      now,
    );
  },
});
