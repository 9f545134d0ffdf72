import { businessDate } from '@elenco/brazil';
import { canBeListed, cheapestOf, estimateSelection } from '@elenco/core/hiring';
import { splitFee } from '@elenco/core/kit';
import { planTerms, type Setting, settingOn, shortlistBy } from '@elenco/core/platform';
import Typography from '@mui/material/Typography';
import { useGetList, useGetMany, useGetOne } from 'ra-core';
import { Money } from '../kit/FieldValue';
import { today } from '../kit/today';
import type { RecordOf } from '../resources';
import { all, amountOf, companyOf, type UseFacts } from './figures';

type Briefing = RecordOf<'briefings'>;

/** Returns the budget as a fact. Returns no fact for staff who may not see amounts. */
const budgetOf = (briefing: Briefing, label: string) =>
  briefing.budgetCents ? [amountOf(label, briefing.budgetCents, briefing)] : [];

/**
 * Facts shown before a briefing is approved: the budget, the fee and the creators' share by the plan's
 * current terms, the curation deadline, the plan's use this month, and the number of requested creators.
 */
export const useApproval: UseFacts<'briefings'> = (briefing, words) => {
  const { companyId, budgetCents, wished } = briefing;
  const { data: company } = useGetOne<RecordOf<'companies'>>('companies', { id: companyId });
  const { data: settings } = useGetList<Setting>('settings', { pagination: all });
  const terms = company && settings ? planTerms(settings, company.plan, today()) : undefined;
  const limit = terms?.briefings ?? null;
  const { data: sent } = useGetList<Briefing>(
    'briefings',
    { filter: { companyId }, pagination: all, sort: { field: 'id', order: 'DESC' } },
    { enabled: limit !== null },
  );
  const { data: asked } = useGetMany<RecordOf<'creators'>>(
    'creators',
    { ids: wished ?? [] },
    { enabled: (wished ?? []).length > 0 },
  );
  const month = today().slice(0, 7);
  const used = sent?.filter(({ submittedAt }) => submittedAt && businessDate(submittedAt).startsWith(month));
  const split = budgetCents && terms ? splitFee(budgetCents, terms.feeBp) : undefined;
  const listed = asked?.filter((creator) => creator && canBeListed(creator)).length ?? 0;
  return [
    companyOf(briefing, words),
    ...budgetOf(briefing, words.field('briefings', 'budgetCents')),
    ...(split && terms
      ? [
          amountOf(words.t('briefing.fee', { rate: words.rate(terms.feeBp) }), split.feeCents, briefing),
          amountOf(words.t('briefing.forCreators'), split.creatorCents, briefing),
        ]
      : []),
    ...(terms && settings
      ? [
          {
            name: words.t('consequences.curationNext'),
            value: words.t('consequences.curationBy', {
              min: words.number(settingOn(settings, 'shortlist_min', today())),
              by: words.day(shortlistBy(terms, new Date().toISOString())),
            }),
          },
        ]
      : []),
    ...(company && used && limit !== null
      ? [
          {
            name: words.t('consequences.planUse'),
            value: words.t('consequences.ofMonth', {
              used: words.number(used.length),
              limit: words.number(limit),
              plan: words.option('companies', 'plan', company.plan),
            }),
          },
        ]
      : []),
    ...(listed > 0 ? [{ name: words.t('consequences.wished'), value: words.number(listed) }] : []),
  ];
};

/**
 * Facts shown before the shortlist is released: the number of creators, and the range of their list prices.
 */
export const useShortlist: UseFacts<'briefings'> = (briefing, words) => {
  const { data: entries = [] } = useGetList<RecordOf<'shortlist'>>('shortlist', {
    filter: { briefingId: briefing.id, status: ['proposed', 'released'] },
    pagination: all,
    sort: { field: 'id', order: 'ASC' },
  });
  const { data: creators = [] } = useGetMany<RecordOf<'creators'>>(
    'creators',
    { ids: entries.map(({ creatorId }) => creatorId) },
    { enabled: entries.length > 0 },
  );
  const prices = creators.flatMap((creator) =>
    creator?.priceCents && creator.currency === briefing.currency ? [creator.priceCents] : [],
  );
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const unpriced = creators.length - prices.length;
  const { cents, overCents } = estimateSelection(
    briefing,
    cheapestOf(
      briefing,
      prices.map((priceCents) => ({ priceCents })),
    ),
  );
  const fresh = entries.filter(({ status }) => status === 'proposed').length;
  return [
    companyOf(briefing, words),
    {
      name: words.t('consequences.names'),
      value:
        fresh === entries.length
          ? words.number(entries.length)
          : words.t(fresh === 0 ? 'consequences.namesSeen' : 'consequences.namesNew', {
              count: words.number(entries.length),
              fresh: words.number(fresh),
              smart_count: fresh,
            }),
    },
    ...(prices.length > 0
      ? [
          {
            name: words.t('consequences.prices'),
            value: (
              <>
                <Money cents={low} currency={briefing.currency} />
                {high > low ? (
                  <>
                    {' – '}
                    <Money cents={high} currency={briefing.currency} />
                  </>
                ) : null}
              </>
            ),
          },
        ]
      : []),
    ...(unpriced > 0 ? [{ name: words.t('consequences.unpriced'), value: words.number(unpriced) }] : []),
    ...budgetOf(briefing, words.field('briefings', 'budgetCents')),
    ...(overCents > 0
      ? [
          {
            name: words.t('consequences.overBudget'),
            value: (
              <Typography component="span" variant="body2" color="error" sx={{ fontWeight: 600 }}>
                {words.t('consequences.overBudgetBy', {
                  sum: words.money(cents, briefing.currency),
                  over: words.money(overCents, briefing.currency),
                })}
              </Typography>
            ),
          },
        ]
      : []),
  ];
};

export const useSendBack: UseFacts<'briefings'> = (briefing, words) => [
  companyOf(briefing, words),
  ...budgetOf(briefing, words.field('briefings', 'budgetCents')),
];

/**
 * Facts shown before a project is cancelled: the budget, and the numbers of shortlisted creators and
 * invitations that end with the project.
 */
export const useCancellation: UseFacts<'briefings'> = (briefing, words) => {
  const count = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;
  const filter = { briefingId: briefing.id };
  const { total: names } = useGetList('shortlist', { filter, ...count });
  const { total: invited } = useGetList('proposals', { filter, ...count });
  return [
    companyOf(briefing, words),
    ...budgetOf(briefing, words.field('briefings', 'budgetCents')),
    ...(names ? [{ name: words.t('consequences.names'), value: words.number(names) }] : []),
    ...(invited ? [{ name: words.name('proposals', 2), value: words.number(invited) }] : []),
  ];
};
