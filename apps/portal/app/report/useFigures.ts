import type { ReportFigures } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { type ReportWords, reportWords } from './words';

export function useFigures(figures: Pick<ReportFigures, 'currency' | 'isWork'>): ReportWords {
  const { t } = useTranslation(['report', 'options']);
  return reportWords(t, useFormat(), figures);
}
