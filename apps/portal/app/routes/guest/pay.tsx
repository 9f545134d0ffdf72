import { useLoaderData } from '@remix-run/react';
import { guestPayPage } from '../../adapters/guest.server';
import type { RouteHandle } from '../../handle';
import { guestPayActions } from '../../pay/actions.server';
import { loadGuestPay } from '../../pay/client.server';
import { GuestPay } from '../../pay/GuestPay';
import { payPageTitle } from '../../pay/titles';

export const handle: RouteHandle = {
  title: payPageTitle('pay:view.title'),
  i18n: ['pay', 'authority', 'company', 'problems', 'resources', 'shared', 'options'],
};

export const loader = guestPayPage('pay', loadGuestPay);
export const action = guestPayActions;

/** An Elenco Pay contract, for its client without an account. */
export default function PayAsGuest() {
  return <GuestPay loaded={useLoaderData<typeof loader>()} asks />;
}
