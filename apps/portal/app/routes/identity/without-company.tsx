import { useTranslation } from 'react-i18next';
import { SmallPage } from '../../access/SmallPage';
import type { RouteHandle } from '../../handle';
import { Form, SubmitButton } from '../../ui';

export const handle: RouteHandle = { title: 'team:place.title', i18n: ['team'] };

/** Page for a user who has left a company and belongs to none. */
export default function WithoutPlace() {
  const { t } = useTranslation('team');
  return (
    <SmallPage title={t('place.title')} subtitle={t('place.subtitle')}>
      <p className="muted">{t('place.rights')}</p>
      <Form action="/logout">
        <SubmitButton>{t('place.logout')}</SubmitButton>
      </Form>
    </SmallPage>
  );
}
