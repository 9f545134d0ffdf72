import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { GuestFrame } from '../guest/GuestFrame';
import { NameGate } from '../guest/NameGate';
import { PageHeader } from '../ui';
import { ClientPart } from './ClientPart';
import type { loadGuestPay } from './client.server';
import { payTitle } from './titles';

type Props = {
  loaded: Awaited<ReturnType<typeof loadGuestPay>>;
  /** True for the first e-mail: accepting requires a second one. */
  asks?: boolean;
};

/** A creator's own contract, for its client without an account. */
export function GuestPay({ loaded: { guest, email, ...pay }, asks = false }: Props) {
  const { t } = useTranslation('pay');
  const { pathname, search } = useLocation();
  // The answer asks for the name in the same form.
  const asksName = guest === '' && pay.step.code === 'answer';
  const words = asks
    ? (['view.by', 'view.byAmendment'] as const)
    : (['view.confirm', 'view.confirmAmendment'] as const);
  return (
    <GuestFrame company={pay.creator}>
      <PageHeader
        title={t(payTitle(pay), { row: pay.row })}
        subtitle={t(words[pay.amends === null ? 0 : 1], {
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
        asks={asks}
        confirming={asks && pay.isConfirming ? email : null}
        cardHere
        pdf={(id) => `${pathname}/${id}.pdf${search}`}
        fileTo={(id) => `${pathname}/files/${id}${search}`}
      />
    </GuestFrame>
  );
}
