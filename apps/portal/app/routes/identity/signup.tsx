import { useTranslation } from 'react-i18next';
import { SmallPage } from '../../access/SmallPage';
import type { RouteHandle } from '../../handle';
import { ButtonLink, Stack } from '../../ui';

export const handle: RouteHandle = { title: 'access:signup.title', i18n: ['access'] };

export default function SignUp() {
  const { t } = useTranslation('access');
  return (
    <SmallPage title={t('signup.title')} subtitle={t('signup.subtitle')}>
      <Stack>
        <ButtonLink to="/signup/brand" variant="primary" size="large" wide>
          {t('signup.brand')}
        </ButtonLink>
        <ButtonLink to="/signup/creator" variant="dark" size="large" wide>
          {t('signup.creator')}
        </ButtonLink>
      </Stack>
    </SmallPage>
  );
}
