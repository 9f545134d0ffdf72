import { anyOf } from '../../kit';
import { type Actor, nobody, ofCompany, type Rule, staff, systemOnly } from '../../people';
import type { CardPayment, PaymentMethod } from './schema';

/** The company's owner alone. */
export const ofOwner: Rule<{ companyId: number }> = (actor) =>
  actor.role === 'company' && actor.companyRole === 'owner' ? [{ companyId: actor.companyId }] : [];

const never = { create: nobody, update: nobody, remove: nobody } as const;

export const paymentMethodAccess = {
  ...never,
  read: anyOf<Actor, PaymentMethod>(ofOwner, staff('finance', 'support'), systemOnly),
  moves: { detach: ofOwner },
} as const;

export const cardPaymentAccess = {
  ...never,
  read: anyOf<Actor, CardPayment>(ofCompany, staff('finance', 'support'), systemOnly),
  moves: {
    settle: systemOnly,
    decline: systemOnly,
    expire: systemOnly,
    exceed: systemOnly,
    differ: systemOnly,
    refund: systemOnly,
    failRefund: systemOnly,
    dispute: systemOnly,
    win: systemOnly,
    lose: systemOnly,
  },
} as const;
