import type { PlanFeature } from '@elenco/core/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpLink } from '../help/HelpLink';
import { useFormat } from '../i18n/use';
import { Section, Table } from '../ui';
import { Price } from './PlanCards';
import type { ShownPlan } from './plans.server';

interface Line {
  readonly key: string;
  readonly name: string;
  readonly help?: ReactNode;
  readonly of: (plan: ShownPlan) => ReactNode;
}

/** Table of features by plan; on phones each row is a card. */
export function Comparison({ plans }: { plans: readonly ShownPlan[] }) {
  const { t } = useTranslation('plans');
  const { rate, money } = useFormat();
  const has = (feature: PlanFeature) => (plan: ShownPlan) =>
    t(plan.features.includes(feature) ? 'yes' : 'no');
  const lines: readonly Line[] = [
    { key: 'price', name: t('lines.price'), of: (plan) => <Price plan={plan} /> },
    {
      key: 'fee',
      name: t('lines.fee'),
      of: ({ feeBp }) => rate(feeBp),
    },
    {
      key: 'briefings',
      name: t('lines.briefings'),
      of: ({ briefings }) => briefings ?? t('unlimited'),
    },
    {
      key: 'matchings',
      name: t('lines.matchings'),
      help: <HelpLink audience="brand" term="matching" name={t('lines.matchings')} />,
      of: ({ matchings }) => matchings ?? t('unlimited'),
    },
    {
      key: 'extra',
      name: t('lines.extra'),
      of: ({ matchings, extraMatchCents, currency }) =>
        matchings === null ? t('none') : money(extraMatchCents, currency),
    },
    {
      key: 'shortlist',
      name: t('lines.shortlist'),
      of: ({ shortlistHours: hours, expertDays: days }) =>
        days === null ? t('hours', { hours }) : t('withExpert', { days }),
    },
    { key: 'support', name: t('lines.support'), of: has('support') },
    { key: 'expert', name: t('lines.expert'), of: has('expert') },
    { key: 'files', name: t('lines.files'), of: has('files') },
    { key: 'board', name: t('lines.board'), of: has('board') },
  ];
  return (
    <Section title={t('compare')}>
      <Table
        caption={t('compare')}
        rows={lines}
        rowKey={({ key }) => key}
        empty={null}
        columns={[
          {
            key: 'name',
            header: t('lines.name'),
            cell: ({ name, help }) => (
              <>
                {name} {help}
              </>
            ),
            primary: true,
          },
          ...plans.map((plan) => ({
            key: plan.tier,
            header: plan.title,
            cell: (line: Line) => line.of(plan),
          })),
        ]}
      />
    </Section>
  );
}
