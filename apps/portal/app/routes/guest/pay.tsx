import { useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { guestPage } from '../../adapters/guest.server';
import { GuestFrame } from '../../guest/GuestFrame';
import { NameGate } from '../../guest/NameGate';
import type { RouteHandle } from '../../handle';
import { guestPayActions, seen } from '../../pay/actions.server';
import { ClientPart } from '../../pay/ClientPart';
import { loadGuestPay } from '../../pay/load.server';
import { takeReturn } from '../../payment/card.server';
import { PageHeader } from '../../ui';

export const handle: RouteHandle = {
  title: 'pay:view.title',
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
  return (
    <GuestFrame company={pay.creator}>
      <PageHeader title={pay.row.title} subtitle={t('view.by', { creator: pay.creator, email })} />
      <NameGate name={guest} />
      <ClientPart
        pay={pay}
        may={guest !== ''}
        asks
        cardHere
        pdf={(id) => `${pathname}/${id}.pdf${search}`}
        fileTo={(id) => `${pathname}/files/${id}${search}`}
      />
    </GuestFrame>
  );
}
