import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { type Column, DateText, Section, Table } from '../ui';
import type { OwnRecord } from './load.server';

type Charge = OwnRecord['cases']['charges'][number];
type Answer = OwnRecord['cases']['answers'][number];

/** Charges that the figure of payment was counted from. */
export function CountedCharges({ charges, all }: { charges: readonly Charge[]; all: number }) {
  const { t } = useTranslation('trackRecord');
  const columns: Column<Charge>[] = [
    {
      key: 'what',
      header: t('own.what'),
      primary: true,
      cell: ({ id, title }) => (
        <a href={`${areaPath.company}/charge/${id}/slip`}>{title || t('own.charge', { id })}</a>
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
    <Section title={t('own.charges')}>
      <Table
        caption={t('own.chargesCaption')}
        columns={columns}
        rows={charges}
        rowKey={({ id }) => id}
        empty={<p className="muted">{t('own.noCharges')}</p>}
      />
      <Shortened shown={charges.length} all={all} />
    </Section>
  );
}

/** Drafts that the figure of answers was counted from. */
export function CountedAnswers({ answers, all }: { answers: readonly Answer[]; all: number }) {
  const { t } = useTranslation('trackRecord');
  const { number } = useFormat();
  const columns: Column<Answer>[] = [
    { key: 'what', header: t('own.what'), primary: true, cell: ({ title }) => title },
    { key: 'sent', header: t('own.sent'), cell: ({ sentAt }) => <DateText value={sentAt} /> },
    { key: 'answered', header: t('own.answered'), cell: ({ answeredAt }) => <DateText value={answeredAt} /> },
    {
      key: 'took',
      header: t('own.took'),
      align: 'end',
      cell: ({ hours }) => t('own.hours', { hours: number(hours) }),
    },
  ];
  return (
    <Section title={t('own.answersTitle')}>
      <Table
        caption={t('own.answersCaption')}
        columns={columns}
        rows={answers}
        rowKey={({ id }) => id}
        empty={<p className="muted">{t('own.noAnswers')}</p>}
      />
      <Shortened shown={answers.length} all={all} />
    </Section>
  );
}

/** Says that a list shows only the first cases. */
function Shortened({ shown, all }: { shown: number; all: number }) {
  const { t } = useTranslation('trackRecord');
  const { number } = useFormat();
  if (shown >= all) return null;
  return <p className="muted small">{t('own.latest', { count: shown, all: number(all) })}</p>;
}
