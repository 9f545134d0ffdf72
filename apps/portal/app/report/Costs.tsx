import { type CostRow, costRows, type FigureChange } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { type Column, Section, Table } from '../ui';
import { unknown } from './figureText';
import type { ReportData } from './load.server';
import type { Presented } from './present.server';
import styles from './report.module.css';
import { useFigures } from './useFigures';
import { costEachText } from './words';

type Before = ReportData['before'];
interface Props {
  readonly shown: Presented;
  readonly before: Before;
  readonly contractedCents: ReportData['contractedCents'];
}

/**
 * Cost per result and in total, each with its basis. Compares the costs with the previous report, and with
 * the contracted amount that the project shows.
 */
export function Costs({ shown, before, contractedCents }: Props) {
  const { figures, medians } = shown;
  const words = useFigures(figures);
  const { t, text, basisText, partsText, formats } = words;
  const rows = costRows(figures);
  const changeOf = ({ name, price }: CostRow) =>
    before?.changes.find(({ of }) => of === (name === 'whole' ? 'costCents' : price));
  const columns: Column<CostRow>[] = [
    { key: 'result', header: t('result'), primary: true, cell: ({ name }) => t(`resultNames.${name}`) },
    {
      key: 'many',
      header: t('howMany'),
      align: 'end',
      cell: ({ of }) => <span className="num">{text(of, figures.total)}</span>,
    },
    {
      key: 'each',
      header: t('costEach'),
      align: 'end',
      cell: (row) => <strong className="num">{costEachText(words, row, figures.total, medians)}</strong>,
    },
    {
      key: 'basis',
      header: t('basis.title'),
      long: true,
      cell: (row) => basisText(row, figures) ?? unknown,
    },
    ...(before
      ? [
          {
            key: 'difference',
            header: t('difference'),
            align: 'end' as const,
            cell: (row: CostRow) => {
              const change = changeOf(row);
              if (!change) return unknown;
              if (change.why) return <span className="muted">{t(`why.${change.why}`)}</span>;
              return <Difference change={change} />;
            },
          },
        ]
      : []),
  ];
  return (
    <Section title={t(figures.isWork ? 'cost' : 'results')}>
      <p className={styles.note}>
        {t('base', { parts: partsText(figures.base) })}{' '}
        {contractedCents === null
          ? !figures.base.includes('service') && t('baseWithoutFee')
          : t('baseContracted', { amount: formats.money(contractedCents, figures.currency) })}
      </p>
      <Table
        caption={t(figures.isWork ? 'cost' : 'results')}
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        empty={null}
      />
      {!figures.isWork && <p className={styles.note}>{t('basis.note')}</p>}
    </Section>
  );
}

/** Formats a difference: "12% a mais"; for a rate, "0,3 p.p. a mais". */
export function Difference({ change: { by, points } }: { change: FigureChange }) {
  const { t } = useTranslation('report');
  const formats = useFormat();
  if (by === null) return <>{unknown}</>;
  if (points !== null) {
    const value = formats.number(Math.round(Math.abs(points) * 10) / 10);
    const text = t('points', { value });
    return <>{value === formats.number(0) ? t('same') : t(by > 0 ? 'grew' : 'fell', { by: text })}</>;
  }
  const share = formats.percent(Math.abs(by));
  return <>{share === formats.percent(0) ? t('same') : t(by > 0 ? 'grew' : 'fell', { by: share })}</>;
}
