import { areaPath } from '@elenco/core/people';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { clientPayActions } from '../../../pay/actions.server';
import { ClientPart } from '../../../pay/ClientPart';
import { loadClientPay } from '../../../pay/client.server';
import { ownFile } from '../../../pay/Delivery';
import { payPageTitle, payTitle } from '../../../pay/titles';
import { PageHeader } from '../../../ui';

export const handle: RouteHandle = {
  title: payPageTitle('pay:view.title'),
  i18n: ['pay', 'problems', 'resources', 'shared', 'options'],
};

export const loader = page('company', loadClientPay);
export const action = clientPayActions;

/** An Elenco Pay contract for the brand that is its client, with the form to answer. */
export default function PayAsClient() {
  const { t } = useTranslation('pay');
  const { may, ...pay } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t(payTitle(pay), { row: pay.row })}
        subtitle={t(pay.amends === null ? 'view.by' : 'view.byAmendment', {
          creator: pay.creator,
          of: pay.amends,
        })}
      />
      <ClientPart
        pay={pay}
        may={may}
        pdf={(id) => `/dashboard/charge/${id}.pdf`}
        contractPdf={`${areaPath.company}/pay-client/${pay.row.id}/contract.pdf`}
        fileTo={ownFile}
      />
    </>
  );
}
