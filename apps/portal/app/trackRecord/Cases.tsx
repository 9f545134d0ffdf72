import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { type Column, DateText, Disclosure, Table, TwoLines } from '../ui';
import { useDuration } from './Figures';
import type { OwnRecord } from './load.server';

type Charge = OwnRecord['cases']['charges'][number];
type Answer = OwnRecord['cases']['answers'][number];

/** Charges behind the figure about payment. */
export function CountedCharges({ charges, all }: { charges: readonly Charge[]; all: number }) {
  const { t } = useTranslation('trackRecord');
  const { number } = useFormat();
  const columns: Column<Charge>[] = [
    {
      key: 'what',
      header: t('own.what'),
      primary: true,
      cell: ({ id, title, creator }) => (
        <TwoLines
          title={<Link to={`${areaPath.company}/charge/${id}/slip`}>{title || t('own.charge', { id })}</Link>}
          under={creator}
        />
      ),
    },
    { key: 'due', header: t('own.due'), cell: ({ dueOn }) => <DateText value={dueOn} /> },
    {
      key: 'paid',
      header: t('own.paid'),
      cell: ({ paidOn }) => (paidOn ? <DateText value={paidOn} /> : t('own.unpaid')),
    },
    {
      key: 'late',
      header: t('own.late'),
      align: 'end',
      cell: ({ daysLate }) => (daysLate > 0 ? t('own.days', { count: daysLate }) : t('own.inTime')),
    },
  ];
  return (
    <Disclosure summary={t('own.charges')} end={number(all)}>
      <Table
        caption={t('own.chargesCaption')}
        columns={columns}
        rows={charges}
        rowKey={({ id }) => id}
        empty={<p className="muted">{t('own.noCharges')}</p>}
      />
      <Shortened shown={charges.length} all={all} />
    </Disclosure>
  );
}

/** Drafts behind the figure about answers. */
export function CountedAnswers({ answers, all }: { answers: readonly Answer[]; all: number }) {
  const { t } = useTranslation('trackRecord');
  const { number } = useFormat();
  const duration = useDuration();
  const columns: Column<Answer>[] = [
    {
      key: 'what',
      header: t('own.what'),
      primary: true,
      cell: ({ title, creator }) => <TwoLines title={title} under={creator} />,
    },
    { key: 'sent', header: t('own.sent'), cell: ({ sentAt }) => <DateText value={sentAt} /> },
    { key: 'answered', header: t('own.answered'), cell: ({ answeredAt }) => <DateText value={answeredAt} /> },
    {
      key: 'took',
      header: t('own.took'),
      align: 'end',
      cell: ({ hours }) => duration(hours),
    },
  ];
  return (
    <Disclosure summary={t('own.answersTitle')} end={number(all)}>
      <Table
        caption={t('own.answersCaption')}
        columns={columns}
        rows={answers}
        rowKey={({ id }) => id}
        empty={<p className="muted">{t('own.noAnswers')}</p>}
      />
      <Shortened shown={answers.length} all={all} />
    </Disclosure>
  );
}

/** Note that a list shows only the first cases. */
function Shortened({ shown, all }: { shown: number; all: number }) {
  const { t } = useTranslation('trackRecord');
  const { number } = useFormat();
  if (shown >= all) return null;
  return <p className="muted small">{t('own.latest', { count: shown, all: number(all) })}</p>;
}
