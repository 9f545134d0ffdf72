import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CreatorForm } from '../../access/CreatorForm';
import { SmallPage } from '../../access/SmallPage';
import { creatorHandler, loadSignUp } from '../../access/signUp.server';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { aboutMeta } from '../../seo/pageMeta';

export const handle: RouteHandle = {
  title: 'access:creator.title',
  i18n: ['access', 'options', 'problems'],
};

export const loader = page('public', loadSignUp('creator'));
export const meta = aboutMeta;
export const action = actions('public', { signUp: creatorHandler });

export default function SignUpCreator() {
  const { t } = useTranslation('access');
  return (
    <SmallPage title={t('creator.title')} subtitle={t('creator.subtitle')}>
      <CreatorForm known={useLoaderData<typeof loader>().known} />
    </SmallPage>
  );
}
