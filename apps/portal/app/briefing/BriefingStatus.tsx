import type { Briefing } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../ui';

/** A briefing's state; `toChoose` if there are proposals to choose from. */
export function BriefingStatus({ status, toChoose }: { status: Briefing['status']; toChoose: boolean }) {
  const { t } = useTranslation(['company', 'resources']);
  return status === 'awaiting_proposal' && toChoose ? (
    <StatusChip tone="act">{t('project.toChoose')}</StatusChip>
  ) : (
    <StatusChip status={status}>{t(`resources:briefings.status.${status}`)}</StatusChip>
  );
}
