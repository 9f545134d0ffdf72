import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { Amounts } from '../../../payment/Amounts';
import { ChargeHistory } from '../../../payment/ChargeHistory';
import { HowToPay } from '../../../payment/HowToPay';
import { SecondCopyForm } from '../../../payment/SecondCopyForm';
import { loadSecondCopy, secondCopyActions } from '../../../payment/secondCopy.server';
import { ButtonLink, PageHeader, Stack } from '../../../ui';

export const handle: RouteHandle = {
  title: 'company:secondCopy.page',
  i18n: ['company', 'resources', 'shared'],
};
export const loader = page('company', loadSecondCopy);
export const action = secondCopyActions;

/** An open charge: the rest, how to pay it, the second copy of an overdue slip, and the history. */
export default function ChargeSlip() {
  const { t } = useTranslation('company');
  const { charge, back, pix, days, steps } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('secondCopy.page')} />
      <Stack>
        <Amounts charge={charge} level={2} />
        <HowToPay charge={charge} pix={pix} level={2} secondCopy={false} />
        {days && <SecondCopyForm key={charge.version} version={charge.version} days={days} />}
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
