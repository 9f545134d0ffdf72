import { useTranslation } from 'react-i18next';
import { ButtonLink, Section, Stack } from '../ui';

/** Link to delete the account. A brand is in no search, so its text differs. */
export function DeleteAccountCard({ brand = false }: { brand?: boolean }) {
  const { t } = useTranslation('privacy');
  return (
    <Section title={t('leave.section')}>
      <Stack>
        <p className="muted">{t(brand ? 'leave.linkTextBrand' : 'leave.linkText')}</p>
        <div>
          <ButtonLink to="/dashboard/privacy/leave">{t('leave.link')}</ButtonLink>
        </div>
      </Stack>
    </Section>
  );
}
