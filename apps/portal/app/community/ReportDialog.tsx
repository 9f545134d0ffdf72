import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../forms/MoveDialog';
import { Button } from '../ui';

/** Dialog that reports a post or comment to the moderators. */
export function ReportDialog({ id, postId, label }: { id: number; postId: number; label: string }) {
  const { t } = useTranslation('community');
  return (
    <MoveDialog
      trigger={
        <Button size="small" variant="plain" aria-label={label}>
          {t('report.go')}
        </Button>
      }
      intent="report"
      fields={{ id, postId }}
      title={t('report.title')}
      text={t('report.text')}
      confirm={t('report.send')}
      comment={{ label: t('report.why') }}
    />
  );
}
