import { businessDate, daysBetween } from '@elenco/brazil';
import { type Change, update } from '../../kit';
import { creators } from '../../people';
import { type Setting, settingOn } from '../../platform';
import { type Evaluation, evaluations } from './evaluation';

/** True if the time to wait for both sides is over. `today` is a business date. */
export function isWaitOver(
  row: Pick<Evaluation, 'createdAt'>,
  settings: readonly Setting[],
  today: string,
): boolean {
  return daysBetween(businessDate(row.createdAt), today) >= settingOn(settings, 'evaluation_days', today);
}

/**
 * Returns the changes that show evaluations and recompute the average ratings of the evaluated creators. An
 * average has two decimals and includes all shown ratings. `shown` contains the evaluations that were shown
 * before.
 */
export function show(ready: readonly Evaluation[], shown: readonly Evaluation[], now: string): Change[] {
  const all = [...shown.filter((row) => ready.every((one) => one.id !== row.id)), ...ready];
  const about = [...new Set(ready.filter((row) => row.side === 'company').map((row) => row.creatorId))];
  return [
    ...ready.map((row) => update(evaluations, row.id, { shownAt: now })),
    ...about.map((creatorId) => {
      const ratings = all
        .filter((row) => row.side === 'company' && row.creatorId === creatorId)
        .flatMap((row) => row.rating ?? []);
      const total = ratings.reduce((sum, rating) => sum + rating, 0);
      return update(creators, creatorId, {
        evaluationAverage: Math.round((total * 100) / ratings.length) / 100,
        evaluationCount: ratings.length,
      });
    }),
  ];
}
