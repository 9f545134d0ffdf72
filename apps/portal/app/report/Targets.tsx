import type { TargetResult, TargetVerdict } from '@elenco/core/hiring';
import { targetResults } from '@elenco/core/hiring';
import { type Column, Section, StatusChip, Table, type Tone } from '../ui';
import type { Presented } from './present.server';
import styles from './report.module.css';
import { useFigures } from './useFigures';
import { targetText } from './words';

const tones: Record<TargetVerdict, Tone> = {
  reached: 'good',
  missed: 'attention',
  within: 'begun',
  no_figure: 'neutral',
};

/** Targets of the squad's vision with their results. */
export function Targets({ shown }: { shown: Presented }) {
  const words = useFigures(shown.figures);
  const { t, text, head } = words;
  const rows = targetResults(shown.figures);
  if (rows.length === 0) return null;
  const columns: Column<TargetResult>[] = [
    { key: 'figure', header: t('figure'), primary: true, cell: ({ metric }) => head(metric) },
    {
      key: 'target',
      header: t('targets.target'),
      align: 'end',
      cell: (row) => <span className="num">{targetText(words, row, shown.figures.currency)}</span>,
    },
    {
      key: 'now',
      header: t('targets.now'),
      align: 'end',
      cell: ({ metric }) => <strong className="num">{text(metric, shown.figures.total)}</strong>,
    },
    {
      key: 'answer',
      header: t('targets.answer'),
      cell: ({ verdict }) => (
        <StatusChip tone={tones[verdict]}>{t(`targets.verdicts.${verdict}`)}</StatusChip>
      ),
    },
  ];
  return (
    <Section title={t('targets.title')}>
      <p className={styles.note}>{t('formulas.targets')}</p>
      <Table
        caption={t('targets.title')}
        columns={columns}
        rows={rows}
        rowKey={({ metric }) => metric}
        empty={null}
      />
    </Section>
  );
}
