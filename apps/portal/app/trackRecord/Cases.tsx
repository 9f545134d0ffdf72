import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { type Column, DateText, Disclosure, Money, Table, TwoLines } from '../ui';
import { useDuration } from './Figures';
import type { OwnRecord } from './load.server';

type Cases = OwnRecord['cases'];
type Charge = Cases['charges'][number];
type Answer = Cases['answers'][number];
type Piece = Cases['pieces'][number];
type Contract = Cases['contracts'][number];

/** Charges on which the value about payments is based. */
export function CountedCharges({ charges, all }: { charges: readonly Charge[]; all: number }) {
  const { t } = useTranslation('trackRecord');
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
  const words = { title: t('own.charges'), caption: t('own.chargesCaption'), empty: t('own.noCharges') };
  return <Counted {...words} columns={columns} rows={charges} all={all} />;
}

/** Drafts on which the value about the brand's answers is based. */
export function CountedAnswers({ answers, all }: { answers: readonly Answer[]; all: number }) {
  const { t } = useTranslation('trackRecord');
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
    { key: 'took', header: t('own.took'), align: 'end', cell: ({ hours }) => duration(hours) },
  ];
  const words = { title: t('own.answersTitle'), caption: t('own.answersCaption'), empty: t('own.noAnswers') };
  return <Counted {...words} columns={columns} rows={answers} all={all} />;
}

/** Approved deliverables on which the value about rounds of changes is based. */
export function CountedPieces({ pieces, all }: { pieces: readonly Piece[]; all: number }) {
  const { t } = useTranslation('trackRecord');
  const { t: option } = useTranslation('options');
  const { number } = useFormat();
  const columns: Column<Piece>[] = [
    {
      key: 'what',
      header: t('own.what'),
      primary: true,
      cell: ({ id, briefingId, title, creator }) => (
        <TwoLines
          title={
            <Link to={`${areaPath.company}/briefing/${briefingId}?view=content&piece=${id}`}>{title}</Link>
          }
          under={creator}
        />
      ),
    },
    {
      key: 'piece',
      header: t('own.piece'),
      cell: ({ format, ordinal }) => `${option(`formats.${format}`)} ${ordinal}`,
    },
    { key: 'rounds', header: t('own.rounds'), align: 'end', cell: ({ rounds }) => number(rounds) },
  ];
  const words = { title: t('own.pieces'), caption: t('own.piecesCaption'), empty: t('own.noPieces') };
  return <Counted {...words} columns={columns} rows={pieces} all={all} />;
}

/** Signed contracts on which the value about endings and disputes is based. */
export function CountedContracts({ contracts, all }: { contracts: readonly Contract[]; all: number }) {
  const { t } = useTranslation('trackRecord');
  const columns: Column<Contract>[] = [
    {
      key: 'what',
      header: t('own.what'),
      primary: true,
      cell: ({ id, title, creator }) => (
        <TwoLines title={<Link to={`/dashboard/contract/${id}`}>{title}</Link>} under={creator} />
      ),
    },
    { key: 'ended', header: t('own.ended'), cell: ({ endedBy }) => t(`own.endedBy.${endedBy ?? 'none'}`) },
    { key: 'dispute', header: t('own.dispute'), cell: ({ dispute }) => <Dispute dispute={dispute} /> },
  ];
  const words = {
    title: t('own.contracts'),
    caption: t('own.contractsCaption'),
    empty: t('own.noContracts'),
  };
  return <Counted {...words} columns={columns} rows={contracts} all={all} />;
}

/** Shows whether the brand lost the dispute, with the amounts requested and awarded. */
function Dispute({ dispute }: Pick<Contract, 'dispute'>) {
  const { t } = useTranslation('trackRecord');
  if (!dispute) return t('own.undisputed');
  const { askedCents, decidedCents, currency, lost } = dispute;
  return (
    <TwoLines
      title={t(lost ? 'own.lost' : 'own.notLost')}
      under={
        <>
          {t('own.asked')} <Money cents={askedCents} currency={currency} /> · {t('own.decided')}{' '}
          <Money cents={decidedCents} currency={currency} />
        </>
      }
    />
  );
}

/** List of cases, with a note if it shows only the first ones. */
function Counted<Case extends { readonly id: number }>({
  title,
  caption,
  empty,
  columns,
  rows,
  all,
}: {
  title: string;
  caption: string;
  empty: string;
  columns: Column<Case>[];
  rows: readonly Case[];
  all: number;
}) {
  const { t } = useTranslation('trackRecord');
  const { number } = useFormat();
  return (
    <Disclosure summary={title} end={number(all)}>
      <Table
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<p className="muted">{empty}</p>}
      />
      {rows.length < all && (
        <p className="muted small">{t('own.latest', { count: rows.length, all: number(all) })}</p>
      )}
    </Disclosure>
  );
}
