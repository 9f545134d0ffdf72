import { defineResource } from '../../people';
import { cardPaymentFlow, paymentMethodFlow } from './flow';
import { cardPaymentAccess, paymentMethodAccess } from './policy';
import { cardPayment, paymentMethod, providerEvent } from './schema';

const readOnly = { create: [], update: [] } as const;

export const paymentMethods = defineResource({
  name: 'payment-methods',
  schema: paymentMethod,
  flow: paymentMethodFlow,
  byPlatform: true,
  writable: readOnly,
  /** Its names at the provider are nobody's business. */
  hidden: ({ role }) => (role === 'system' ? [] : ['reference', 'customer']),
  filters: { id: 'is', companyId: 'is', status: 'is' },
  sorts: ['id', 'status', 'createdAt'],
  access: paymentMethodAccess,
});

export const cardPayments = defineResource({
  name: 'card-payments',
  schema: cardPayment,
  flow: cardPaymentFlow,
  byPlatform: true,
  writable: readOnly,
  hidden: ({ role }) =>
    role === 'admin' || role === 'system' ? [] : ['session', 'intent', 'processingCents', 'conversion'],
  filters: { id: 'is', companyId: 'is', chargeId: 'is', status: 'is', createdAt: 'between' },
  sorts: ['id', 'status', 'amountCents', 'createdAt'],
  access: cardPaymentAccess,
});

/** What providers told us, under the keys by which the effect was written. In no registry. */
export const providerEvents = { name: 'provider_events', schema: providerEvent } as const;
