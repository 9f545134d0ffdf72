import { useTranslation } from 'react-i18next';
import { Amounts } from '../payment/Amounts';
import { HowToPay } from '../payment/HowToPay';
import { ProofForm, Proofs } from '../payment/Proofs';
import { Card, Section } from '../ui';
import type { loadPayables } from './payables.server';

type Shown = Awaited<ReturnType<typeof loadPayables>>['payables'][number];

/** One charge: what it is, how to pay it, and the paper that shows that it was paid. */
export function Payable({ payable, pdf, guest }: { payable: Shown; pdf: string; guest: string }) {
  const { t } = useTranslation('authority');
  const { charge, creator, pix, proofs } = payable;
  return (
    <Section title={creator || t('guest.payables.charge', { id: charge.id })}>
      <Amounts charge={charge} level={3} />
      <HowToPay charge={charge} pix={pix} pdf={pdf} level={3} />
      <Proofs proofs={proofs} />
      {guest !== '' && charge.contractId !== null && (
        <Card>
          <ProofForm subtitle={t('guest.proofSubtitle', { name: guest })} chargeId={charge.id} />
        </Card>
      )}
    </Section>
  );
}
