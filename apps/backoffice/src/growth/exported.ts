import type { GrowthReport, GrowthSide } from '@elenco/core/growth';
import type { Cell } from '@elenco/core/kit';
import type { Words } from '../kit/words';
import { sourcesOf, visitsByMonth } from './visits';

/**
 * Returns the report as one table: sign-ups with the number that reached each step, in total, by month and by
 * channel, then visits by month and by source.
 */
export function growthLines(report: GrowthReport, side: GrowthSide, words: Words): Cell[][] {
  const { total, cohorts, channels, steps } = report;
  const funnel = words.t('growth.funnel');
  const visits = words.t('growth.visits');
  return [
    [
      words.t('growth.part'),
      words.t('growth.month'),
      words.t('growth.channel'),
      words.t('growth.visitCount'),
      words.t('growth.step.signed_up'),
      ...steps.map((step) => words.t(`growth.step.${step}`)),
    ],
    [funnel, null, null, null, total.count, ...total.reached],
    ...cohorts.map(({ month, count, reached }) => [
      words.t('growth.cohorts'),
      { day: `${month}-01` },
      null,
      null,
      count,
      ...reached,
    ]),
    ...(side === 'creators' ? channels : []).map(({ channel, code, count, reached }) => [
      words.t('growth.channels'),
      null,
      [words.t(`growth.by.${channel}`), code].filter(Boolean).join(' · '),
      null,
      count,
      ...reached,
    ]),
    ...visitsByMonth(report).map(([month, count]) => [visits, { day: `${month}-01` }, null, count]),
    ...sourcesOf(report).map(([source, count]) => [visits, null, words.oneOf('clickSource', source), count]),
  ];
}
