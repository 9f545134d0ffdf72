import { MIN_CASES, type ShownRecord, TRACK_RECORD_MONTHS } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { Section } from '../ui';
import { RecordFigures } from './Figures';

/** Shows what a creator may know of a brand before agreeing: how it pays, answers and keeps its contracts. */
export function TrackRecord({ record }: { record: ShownRecord }) {
  const { t } = useTranslation('trackRecord');
  const isEmpty = Object.keys(record).length === 0;
  return (
    <Section title={t('title')}>
      <p className="muted small">
        {isEmpty ? t('none') : t('intro', { months: TRACK_RECORD_MONTHS, cases: MIN_CASES })}
      </p>
      <RecordFigures record={record} />
    </Section>
  );
}
