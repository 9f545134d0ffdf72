import {
  type CoarseRecord,
  MIN_CASES,
  type RecordForCreator,
  TRACK_RECORD_MONTHS,
} from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { DefinitionList, Section } from '../ui';
import { RecordFigures } from './Figures';

/**
 * The facts about a brand that a creator may see before accepting: payment, answers, and compliance with
 * contracts.
 */
export function TrackRecord({ shown }: { shown: RecordForCreator }) {
  const { t } = useTranslation('trackRecord');
  const isEmpty = Object.keys(shown.record).length === 0;
  const intro = shown.kind === 'coarse' ? 'introCoarse' : 'intro';
  return (
    <Section title={t('title')}>
      <p className="muted small">
        {isEmpty ? t('none') : t(intro, { months: TRACK_RECORD_MONTHS, cases: MIN_CASES })}
      </p>
      {shown.kind === 'coarse' ? <Bands record={shown.record} /> : <RecordFigures record={shown.record} />}
    </Section>
  );
}

/** Coarse ratings of a brand whose name is still hidden. */
function Bands({ record: { payment, answers, contracts } }: { record: CoarseRecord }) {
  const { t } = useTranslation('trackRecord');
  const rows = [
    ...(payment ? [{ term: t('payment.term'), value: t(`bands.payment.${payment}`) }] : []),
    ...(answers ? [{ term: t('answers.term'), value: t(`bands.answers.${answers}`) }] : []),
    ...(contracts ? [{ term: t('contracts.term'), value: t(`bands.contracts.${contracts}`) }] : []),
  ];
  return <DefinitionList items={rows} />;
}
