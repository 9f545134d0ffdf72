import type { Deliverable } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a deliverable by its format and number. */
export function usePieceName(): (piece: Pick<Deliverable, 'format' | 'ordinal'>) => string {
  const { t } = useTranslation('options');
  return ({ format, ordinal }) => `${t(`formats.${format}`)} ${ordinal}`;
}
