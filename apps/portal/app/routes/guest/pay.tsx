import { useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { guestPage } from '../../adapters/guest.server';
import { GuestFrame } from '../../guest/GuestFrame';
import { NameGate } from '../../guest/NameGate';
import type { RouteHandle } from '../../handle';
import { guestPayActions, seen } from '../../pay/actions.server';
import { ClientPart } from '../../pay/ClientPart';
import { loadGuestPay } from '../../pay/client.server';
import { payPageTitle, payTitle } from '../../pay/titles';
import { takeReturn } from '../../payment/card.server';
import { PageHeader } from '../../ui';

export const handle: RouteHandle = {
  title: payPageTitle('pay:view.title'),
  i18n: ['pay', 'authority', 'company', 'problems', 'resources', 'shared', 'options'],
};

export const loader = guestPage('pay', async (ctx) => {
  await takeReturn(ctx);
  const pay = await loadGuestPay(ctx);
  await seen(ctx, pay.row);
  return pay;
});
export const action = guestPayActions;

/** A creator's own contract, for its client without an account. */
export default function PayAsGuest() {
  const { t } = useTranslation('pay');
  const { pathname, search } = useLocation();
  const { guest, email, ...pay } = useLoaderData<typeof loader>();
  // The answer asks for the name in the same form.
  const asksName = guest === '' && pay.step.code === 'answer';
  return (
    <GuestFrame company={pay.creator}>
      <PageHeader
        title={t(payTitle(pay), { row: pay.row })}
        subtitle={t(pay.amends === null ? 'view.by' : 'view.byAmendment', {
          creator: pay.creator,
          of: pay.amends,
          email,
        })}
      />
      {!asksName && <NameGate name={guest} />}
      <ClientPart
        pay={pay}
        may={guest !== '' || asksName}
        asksName={asksName}
        asks
        confirming={pay.isConfirming ? email : null}
        cardHere
        pdf={(id) => `${pathname}/${id}.pdf${search}`}
        fileTo={(id) => `${pathname}/files/${id}${search}`}
      />
    </GuestFrame>
  );
}
