import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../ui';

/** In the head of a page that stands before everything else: the way out. */
export function Leaving() {
  const { t } = useTranslation();
  return (
    <Form action="/logout">
      <SubmitButton variant="quiet" size="small">
        {t('shell.logout')}
      </SubmitButton>
    </Form>
  );
}
