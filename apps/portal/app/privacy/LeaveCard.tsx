import { useTranslation } from 'react-i18next';
import { ButtonLink, Card, Section, Stack } from '../ui';

/** The way out. */
export function LeaveCard() {
  const { t } = useTranslation('privacy');
  return (
    <Section title={t('leave.section')}>
      <Card>
        <Stack form>
          <p className="muted">{t('leave.linkText')}</p>
          <div>
            <ButtonLink to="/dashboard/privacy/leave">{t('leave.link')}</ButtonLink>
          </div>
        </Stack>
      </Card>
    </Section>
  );
}
