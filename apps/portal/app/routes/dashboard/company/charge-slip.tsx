import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { Amounts } from '../../../payment/Amounts';
import { ChargeHistory } from '../../../payment/ChargeHistory';
import { chargePageActions, loadChargePage } from '../../../payment/chargePage.server';
import { HowToPay } from '../../../payment/HowToPay';
import { SecondCopyForm } from '../../../payment/SecondCopyForm';
import { ButtonLink, PageHeader, Stack } from '../../../ui';

export const handle: RouteHandle = {
  title: 'company:secondCopy.charge',
  i18n: ['company', 'resources', 'shared'],
};
export const loader = page('company', loadChargePage);
export const action = chargePageActions;

/** A charge and its history; while it is open, the rest, how to pay it and the second copy of an overdue slip. */
export default function ChargeSlip() {
  const { t } = useTranslation('company');
  const { charge, open, back, owed, pix, days, steps } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t(open ? 'secondCopy.page' : 'secondCopy.charge')} />
      <Stack>
        <Amounts charge={charge} level={2} />
        {open && <HowToPay charge={charge} pix={pix} owed={owed} level={2} secondCopy={false} />}
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
