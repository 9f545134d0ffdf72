import { waitingForAnswer } from '@elenco/core/hiring';
import { useGetList, useGetOne } from 'ra-core';
import { Money } from '../kit/FieldValue';
import type { Words } from '../kit/words';
import type { RecordOf } from '../resources';
import { amountOf, companyOf, creatorOf, type Fact, type UseFacts } from './figures';

type Job = RecordOf<'openings'>;

/**
 * Returns the fee per creator. Returns nothing for staff who may not see amounts, and for payment in
 * products.
 */
const feeRange = ({ feeLowCents, feeHighCents, currency }: Job, words: Words): readonly Fact[] =>
  feeHighCents
    ? [
        {
          name: words.t('consequences.jobFee'),
          value: (
            <>
              <Money cents={feeLowCents} currency={currency} />
              {' – '}
              <Money cents={feeHighCents} currency={currency} />
            </>
          ),
        },
      ]
    : [];

const jobOf = (job: Job, words: Words): readonly Fact[] => [
  companyOf(job, words),
  { name: words.field('openings', 'places'), value: words.number(job.places) },
  ...feeRange(job, words),
];

/** Facts shown before a job is paused or resumed: its fee, and the last day to apply. */
export const useJob: UseFacts<'openings'> = (job, words) => [
  ...jobOf(job, words),
  { name: words.field('openings', 'closesOn'), value: words.day(job.closesOn) },
];

/** Facts shown before a job is closed: its fee, and the number of applicants who still get an answer. */
export const useClosedJob: UseFacts<'openings'> = (job, words) => {
  const { total } = useGetList('applications', {
    filter: { openingId: job.id, status: waitingForAnswer },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  return [
    ...jobOf(job, words),
    ...(total === undefined
      ? []
      : [
          {
            name: words.t('consequences.stillAnswered'),
            value: words.t('consequences.answeredBy', {
              count: words.number(total),
              day: words.day(job.answersOn),
            }),
          },
        ]),
  ];
};

/** Facts shown before a decision about an application: the applicant and the price. */
export const useApplication: UseFacts<'applications'> = (application, words) => {
  const { data: job } = useGetOne<Job>('openings', { id: application.openingId });
  return [
    companyOf(application, words),
    creatorOf(application, words),
    ...(application.counterCents
      ? [amountOf(words.field('applications', 'counterCents'), application.counterCents, application)]
      : job
        ? feeRange(job, words)
        : []),
  ];
};
