import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Section, Table } from '../ui';
import { Price } from './PlanCards';
import type { ShownPlan } from './plans.server';

interface Line {
  readonly key: string;
  readonly name: string;
  readonly of: (plan: ShownPlan) => ReactNode;
}

/** Line by line what each plan holds; on phones each line is a card. */
export function Comparison({ plans }: { plans: readonly ShownPlan[] }) {
  const { t } = useTranslation('plans');
  const { rate, money } = useFormat();
  /** Said as long as it is being built. */
  const soon = ({ subscribed }: ShownPlan) => t(subscribed ? 'soon' : 'no');
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
      of: ({ matchings }) => matchings ?? t('agreed'),
    },
    {
      key: 'extra',
      name: t('lines.extra'),
      of: ({ extraMatchCents: cents }) => (cents === null ? t('agreed') : money(cents)),
    },
    {
      key: 'shortlist',
      name: t('lines.shortlist'),
      of: ({ shortlistHours: hours, expertDays: days }) =>
        days === null ? t('hours', { hours }) : t('hoursOrExpert', { hours, days }),
    },
    { key: 'files', name: t('lines.files'), of: ({ files }) => t(files ? 'yes' : 'no') },
    { key: 'board', name: t('lines.board'), of: soon },
  ];
  return (
    <Section title={t('compare')}>
      <Table
        caption={t('compare')}
        rows={lines}
        rowKey={({ key }) => key}
        empty={null}
        columns={[
          { key: 'name', header: t('lines.name'), cell: ({ name }) => name, primary: true },
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
