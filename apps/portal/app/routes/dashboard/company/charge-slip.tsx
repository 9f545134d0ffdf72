import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../adapters/form.server';
import { page } from '../../../adapters/page.server';
import { Refusals, refusalsOf } from '../../../forms/Refused';
import type { RouteHandle } from '../../../handle';
import { Amounts } from '../../../payment/Amounts';
import { ChargeHistory } from '../../../payment/ChargeHistory';
import { chargePageActions, loadChargePage } from '../../../payment/chargePage.server';
import { HowToPay } from '../../../payment/HowToPay';
import { Proofs } from '../../../payment/Proofs';
import { Reported } from '../../../payment/Reported';
import { ReportForm } from '../../../payment/ReportForm';
import { SecondCopyForm } from '../../../payment/SecondCopyForm';
import { useChargeName } from '../../../payment/useChargeName';
import { ButtonLink, Disclosure, PageHeader, Stack } from '../../../ui';

export const handle: RouteHandle = {
  title: 'company:secondCopy.charge',
  i18n: ['company', 'resources', 'shared', 'options', 'authority'],
};
export const loader = page('company', loadChargePage);
export const action = chargePageActions;

/**
 * A charge with its history. An open charge also has the remaining amount, ways to pay, and the form that
 * reissues an overdue slip.
 */
export default function ChargeSlip() {
  const { t } = useTranslation('company');
  const answer = useActionData<Answer>();
  const nameOf = useChargeName();
  const { charge, facts, open, back, owed, pix, reportable, days, proofs, steps } =
    useLoaderData<typeof loader>();
  const ways = open && (
    <Stack>
      <HowToPay charge={charge} pix={pix} owed={owed} level={2} secondCopy={false} />
      {days && <SecondCopyForm key={charge.version} charge={charge} days={days} />}
    </Stack>
  );
  return (
    <>
      <PageHeader
        title={t(open ? 'secondCopy.page' : 'secondCopy.charge')}
        subtitle={nameOf(charge, facts)}
      />
      <Stack>
        <Amounts charge={charge} owed={open ? owed : undefined} level={2} />
        {charge.reportedAt === null ? (
          ways
        ) : (
          <>
            <Reported charge={charge} />
            <Disclosure summary={t('report.payAnyway')}>{ways}</Disclosure>
          </>
        )}
        {!open && answer && <Refusals refusals={refusalsOf(answer)} />}
        {reportable && <ReportForm key={`report-${charge.version}`} charge={charge} {...reportable} />}
        <Proofs proofs={proofs} />
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
