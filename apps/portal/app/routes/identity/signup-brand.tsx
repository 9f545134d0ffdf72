import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { BrandForm } from '../../access/BrandForm';
import { SmallPage } from '../../access/SmallPage';
import { brandHandler, loadSignUp } from '../../access/signUp.server';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { aboutMeta } from '../../seo/pageMeta';

export const handle: RouteHandle = { title: 'access:brand.title', i18n: ['access', 'problems'] };

export const loader = page('public', loadSignUp('brand'));
export const meta = aboutMeta;
export const action = actions('public', { signUp: brandHandler });

export default function SignUpBrand() {
  const { t } = useTranslation('access');
  return (
    <SmallPage title={t('brand.title')} subtitle={t('brand.subtitle')}>
      <BrandForm known={useLoaderData<typeof loader>().known} />
    </SmallPage>
  );
}
