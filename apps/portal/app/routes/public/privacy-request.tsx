import { useTranslation } from 'react-i18next';
import { SmallPage } from '../../access/SmallPage';
import { actions } from '../../adapters/form.server';
import type { RouteHandle } from '../../handle';
import { RequestForm } from '../../privacy/RequestForm';
import { ask } from '../../privacy/withoutAccount.server';

export const handle: RouteHandle = {
  title: 'privacy:request.title',
  i18n: ['privacy', 'options', 'problems'],
};

export const action = actions('public', { ask });

export default function PrivacyRequest() {
  const { t } = useTranslation('privacy');
  return (
    <SmallPage title={t('request.title')} subtitle={t('request.subtitle')}>
      <RequestForm />
    </SmallPage>
  );
}
