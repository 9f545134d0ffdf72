import { useLoaderData } from '@remix-run/react';
import { guestPayPage } from '../../adapters/guest.server';
import type { RouteHandle } from '../../handle';
import { guestConfirmActions } from '../../pay/actions.server';
import { loadGuestPay } from '../../pay/client.server';
import { GuestPay } from '../../pay/GuestPay';
import { payPageTitle } from '../../pay/titles';

export const handle: RouteHandle = {
  title: payPageTitle('pay:view.title'),
  i18n: ['pay', 'authority', 'company', 'problems', 'resources', 'shared', 'options'],
};

export const loader = guestPayPage('pay-confirm', loadGuestPay);
export const action = guestConfirmActions;

/** An Elenco Pay contract, for a client who opened the confirmation e-mail. */
export default function ConfirmPay() {
  return <GuestPay loaded={useLoaderData<typeof loader>()} />;
}
