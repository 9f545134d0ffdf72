import type { PaymentState } from '@elenco/core/finance';
import type { documentOfPayee } from '@elenco/core/people';

export type PaymentDocumentKind = ReturnType<typeof documentOfPayee>;

/** Returns the locale key of a payment status's label; the creator's label names the missing document. */
export function paymentLabel(state: PaymentState | null, document?: PaymentDocumentKind) {
  if (!state) return 'options:payment.cancelled' as const;
  return document && state.status === 'invoice_missing'
    ? (`portal:missingDocument.${document}` as const)
    : (`options:payment.${state.status}` as const);
}
