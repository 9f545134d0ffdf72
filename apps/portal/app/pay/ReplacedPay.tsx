import { useTranslation } from 'react-i18next';
import { GuestFrame } from '../guest/GuestFrame';
import { useFormat } from '../i18n/use';
import { PageHeader } from '../ui';

/** Page that opens with the link of an earlier version. It states where the client finds the new version. */
export function ReplacedPay({
  replaced: { creator, sentAt },
}: {
  replaced: { readonly creator: string; readonly sentAt: string | null };
}) {
  const { t } = useTranslation('pay');
  const { date } = useFormat();
  return (
    <GuestFrame company={creator}>
      <PageHeader
        title={t(sentAt ? 'replaced.title' : 'replaced.titleDraft')}
        subtitle={
          sentAt
            ? t('replaced.text', { creator, day: date(sentAt, 'long') })
            : t('replaced.textDraft', { creator })
        }
      />
    </GuestFrame>
  );
}
