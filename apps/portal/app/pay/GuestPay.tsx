import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { GuestFrame } from '../guest/GuestFrame';
import { NameGate } from '../guest/NameGate';
import { PageHeader } from '../ui';
import { ClientPart } from './ClientPart';
import type { loadGuestPay } from './client.server';
import { ReplacedPay } from './ReplacedPay';
import { payTitle } from './titles';

type Loaded = Awaited<ReturnType<typeof loadGuestPay>>;
type Props = {
  loaded: Loaded | Parameters<typeof ReplacedPay>[0];
  /** True if the guest came by the first e-mail: accepting requires a second one. */
  asks?: boolean;
};

/** The page of an Elenco Pay contract for a client without an account. */
export function GuestPay({ loaded, asks = false }: Props) {
  return 'replaced' in loaded ? <ReplacedPay {...loaded} /> : <OpenPay {...loaded} asks={asks} />;
}

function OpenPay({ guest, email, asks, ...pay }: Loaded & { readonly asks: boolean }) {
  const { t } = useTranslation('pay');
  const { pathname, search } = useLocation();
  // The answer form has its own input for the name, and paying requires none.
  const asksName = guest === '' && pay.step.code === 'answer';
  const needsName = ['approve', 'answer_ending'].includes(pay.step.code);
  const confirms = !asks && pay.step.code === 'answer';
  const words = confirms
    ? (['view.confirm', 'view.confirmAmendment'] as const)
    : (['view.by', 'view.byAmendment'] as const);
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
      {needsName && <NameGate name={guest} />}
      <ClientPart
        pay={pay}
        may={guest !== '' || asksName}
        asksName={asksName}
        asks={asks}
        confirms={confirms}
        confirming={asks && pay.isConfirming ? email : null}
        cardHere
        pdf={(id) => `${pathname}/${id}.pdf${search}`}
        nameGate={!asksName && !needsName && <NameGate name={guest} later />}
        contractPdf={`${pathname}/contract.pdf${search}`}
        fileTo={(id) => `${pathname}/files/${id}${search}`}
      />
    </GuestFrame>
  );
}
