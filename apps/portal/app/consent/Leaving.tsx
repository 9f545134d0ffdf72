import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../ui';

/** Log-out button in the header of a page that must be completed before any other page opens. */
export function LogoutButton() {
  const { t } = useTranslation();
  return (
    <Form action="/logout">
      <SubmitButton variant="quiet" size="small">
        {t('shell.logout')}
      </SubmitButton>
    </Form>
  );
}
