import { useTranslation } from 'react-i18next';
import { ButtonLink, Section, Stack } from '../ui';

/** Link to delete the account. */
export function LeaveCard() {
  const { t } = useTranslation('privacy');
  return (
    <Section title={t('leave.section')}>
      <Stack>
        <p className="muted">{t('leave.linkText')}</p>
        <div>
          <ButtonLink to="/dashboard/privacy/leave">{t('leave.link')}</ButtonLink>
        </div>
      </Stack>
    </Section>
  );
}
