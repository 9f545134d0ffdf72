import { useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { guestPage } from '../../adapters/guest.server';
import { GuestFrame } from '../../guest/GuestFrame';
import { guestInvoiceActions, loadGuestInvoice } from '../../guest/invoice.server';
import { NameGate } from '../../guest/NameGate';
import type { RouteHandle } from '../../handle';
import { Amounts } from '../../payment/Amounts';
import { handleProviderReturn } from '../../payment/card.server';
import { HowToPay } from '../../payment/HowToPay';
import { ProofForm, Proofs } from '../../payment/Proofs';
import { Card, PageHeader, Section } from '../../ui';

export const handle: RouteHandle = {
  title: 'authority:guest.invoiceTitle',
  i18n: ['authority', 'company', 'options', 'problems', 'resources', 'shared'],
};

export const loader = guestPage('invoice', async (ctx) => {
  await handleProviderReturn(ctx);
  return loadGuestInvoice(ctx);
});
export const action = guestInvoiceActions;

/** The charge of a hiring, for a guest who pays it. */
export default function InvoiceAsGuest() {
  const { t } = useTranslation('authority');
  const { pathname, search } = useLocation();
  const { title, creator, company, guest, open, charge, owed, pix, proofs } = useLoaderData<typeof loader>();
  return (
    <GuestFrame company={company}>
      <PageHeader
        title={t('guest.invoiceTitle', { creator })}
        subtitle={t(
          `guest.${open ? 'invoiceSubtitle' : charge.status === 'combined' ? 'invoiceWithin' : 'invoiceOver'}`,
          { title, company },
        )}
      />
      <Amounts charge={charge} level={2} />
      {open && (
        <HowToPay charge={charge} pix={pix} owed={owed} pdf={`${pathname}.pdf${search}`} level={2} cardHere />
      )}
      <Section title={t('guest.proofTitle')}>
        <Proofs proofs={proofs} />
        {open && guest === '' && <NameGate name={guest} level={3} />}
        {open && guest !== '' && (
          <Card>
            <ProofForm subtitle={t('guest.proofSubtitle', { name: guest })} />
          </Card>
        )}
      </Section>
    </GuestFrame>
  );
}
