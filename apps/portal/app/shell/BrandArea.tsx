import { Outlet } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { BrandFrame } from './BrandFrame';
import type { BrandFrameData } from './brandFrame.server';

/** The frame of all brand pages. */
export function BrandArea({ account, ...frame }: BrandFrameData) {
  const { t } = useTranslation('company');
  return (
    <BrandFrame account={{ ...account, under: account.under ?? t('places.staff') }} {...frame}>
      <Outlet />
    </BrandFrame>
  );
}
