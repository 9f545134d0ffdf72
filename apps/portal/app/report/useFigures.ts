import type { Currency } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { type ReportWords, reportWords } from './words';

export function useFigures(currency: Currency): ReportWords {
  const { t } = useTranslation(['report', 'options']);
  return reportWords(t, useFormat(), currency);
}
