import { useTranslation } from 'react-i18next';
import { Form, Section, SubmitButton } from '../ui';

/** Log-out button, as in the account menu. */
export function LogOut() {
  const { t } = useTranslation(['creator', 'portal']);
  return (
    <Section title={t('settings.session')}>
      <Form action="/logout">
        <SubmitButton variant="quiet">{t('portal:shell.logout')}</SubmitButton>
      </Form>
    </Section>
  );
}
