import { type BriefingKind, type Deliverable, workKeySuffix } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that returns the label of a deliverable's status in these projects. The work of
 * freelancers counts as delivered, since they publish nothing.
 */
export function usePieceStatus(
  ...projects: readonly { readonly kind: BriefingKind }[]
): (status: Deliverable['status']) => string {
  const { t } = useTranslation(['portal', 'resources']);
  const isWork = workKeySuffix(...projects) !== '';
  return (status) =>
    status === 'published' && isWork ? t('portal:delivered') : t(`resources:deliverables.status.${status}`);
}
