import { useTranslation } from 'react-i18next';
import { Amounts } from '../payment/Amounts';
import { HowToPay } from '../payment/HowToPay';
import { InvoiceLines } from '../payment/InvoiceLines';
import { ProofForm, Proofs } from '../payment/Proofs';
import { Card, Section } from '../ui';
import type { loadPayables } from './payables.server';

type Shown = Awaited<ReturnType<typeof loadPayables>>['payables'][number];

/** One charge: its purpose, ways to pay it, and proofs of payment. */
export function Payable({ payable, pdf, guest }: { payable: Shown; pdf: string; guest: string }) {
  const { t } = useTranslation(['authority', 'company']);
  const { charge, creator, lines, owed, pix, proofs } = payable;
  const { id, amountCents, currency } = charge;
  return (
    <Section title={creator || t('company:invoice.of')}>
      {lines.length > 0 && (
        <InvoiceLines lines={lines} totalCents={amountCents} currency={currency} level={3} />
      )}
      <Amounts charge={charge} level={3} />
      <HowToPay charge={charge} pix={pix} owed={owed} pdf={pdf} level={3} cardHere />
      <Proofs proofs={proofs} />
      {guest !== '' && (
        <Card>
          <ProofForm subtitle={t('guest.proofSubtitle', { name: guest })} chargeId={id} />
        </Card>
      )}
    </Section>
  );
}
