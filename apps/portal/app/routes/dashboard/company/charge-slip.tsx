import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { Amounts } from '../../../payment/Amounts';
import { ChargeHistory } from '../../../payment/ChargeHistory';
import { HowToPay } from '../../../payment/HowToPay';
import { SecondCopyForm } from '../../../payment/SecondCopyForm';
import { loadSecondCopy, secondCopyActions } from '../../../payment/secondCopy.server';
import { Alert, ButtonLink, PageHeader, Stack } from '../../../ui';

export const handle: RouteHandle = {
  title: 'company:secondCopy.title',
  i18n: ['company', 'resources', 'shared'],
};
export const loader = page('company', loadSecondCopy);
export const action = secondCopyActions;

/** The second copy of an overdue slip: a new due date, and ways to pay. */
export default function SecondCopy() {
  const { t } = useTranslation('company');
  const { charge, back, pix, days, steps } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('secondCopy.title')} subtitle={t('secondCopy.text')} />
      <Stack>
        <Amounts charge={charge} level={2} />
        {days ? (
          <SecondCopyForm key={charge.version} version={charge.version} days={days} />
        ) : (
          <Alert>{t('secondCopy.notNeeded')}</Alert>
        )}
        <HowToPay charge={charge} pix={pix} level={2} secondCopy={false} />
        <ChargeHistory steps={steps} />
        <p>
          <ButtonLink to={back} variant="plain" size="small">
            {t('secondCopy.back')}
          </ButtonLink>
        </p>
      </Stack>
    </>
  );
}
