import type { ListStage } from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../ui';

/** Tone of each stage of a list. */
export const stageTones: Readonly<Record<ListStage, Tone>> = {
  to_contact: 'neutral',
  contacted: 'begun',
  negotiating: 'moving',
  won: 'good',
  no: 'stopped',
};

/** Returns a function that returns the label of a stage. */
export function useStageName(): (stage: ListStage) => string {
  const { t } = useTranslation('options');
  return (stage) => t(`listStage.${stage}`);
}
