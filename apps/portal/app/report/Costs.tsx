import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { type Column, Section, Table } from '../ui';
import { results } from './columns';
import { unknown } from './figureText';
import type { ReportData } from './load.server';
import type { Presented } from './present.server';
import styles from './report.module.css';
import { useFigures } from './useFigures';

type Before = ReportData['before'];

/** Cost per result, compared to the previous report. */
export function Costs({ shown, before }: { shown: Presented; before: Before }) {
  const { figures } = shown;
  const { t, text, formats } = useFigures(figures.currency);
  type Row = (typeof results)[number];
  const changeOf = ({ price }: Row) => before?.changes.find(({ of }) => of === price);
  const columns: Column<Row>[] = [
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
      cell: ({ price }) => <strong className="num">{text(price, figures.total)}</strong>,
    },
    ...(before
      ? [
          {
            key: 'difference',
            header: t('difference'),
            align: 'end' as const,
            cell: (row: Row) => {
              const change = changeOf(row);
              if (!change) return unknown;
              if (change.why) return <span className="muted">{t(`why.${change.why}`)}</span>;
              return change.by === null ? unknown : <Difference by={change.by} />;
            },
          },
        ]
      : []),
  ];
  return (
    <Section title={t('results')}>
      <p className={styles.note}>
        {t('base', { parts: formats.list(figures.base.map((part) => t(`bases.${part}`))) })}
      </p>
      <Table
        caption={t('results')}
        columns={columns}
        rows={results}
        rowKey={({ name }) => name}
        empty={null}
      />
    </Section>
  );
}

/** "12% a mais". */
export function Difference({ by }: { by: number }) {
  const { t } = useTranslation('report');
  const formats = useFormat();
  const share = formats.percent(Math.abs(by));
  return <>{share === formats.percent(0) ? t('same') : t(by > 0 ? 'grew' : 'fell', { by: share })}</>;
}
