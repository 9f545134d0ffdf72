import type { Subscription, SubscriptionPeriod } from '../finance';
import { ids, stamped } from './given';

export const aSubscription = (given: Partial<Subscription> = {}): Subscription => ({
  ...stamped,
  id: 241,
  companyId: ids.company,
  status: 'active',
  statusSince: '2026-11-02T12:00:00.000Z',
  plan: 'community',
  currency: 'BRL',
  agreedCents: null,
  billedFrom: '2026-11-01',
  nextPlan: null,
  nextOn: null,
  suspendedAt: null,
  graceUntil: null,
  carried: [],
  ...given,
});

export const aSubscriptionPeriod = (given: Partial<SubscriptionPeriod> = {}): SubscriptionPeriod => ({
  ...stamped,
  id: 251,
  subscriptionId: 241,
  companyId: ids.company,
  status: 'draft',
  statusSince: '2026-11-20T12:00:00.000Z',
  plan: 'community',
  startsOn: '2026-12-01',
  endsOn: '2026-12-31',
  dueOn: '2026-12-07',
  currency: 'BRL',
  monthlyCents: 310_000,
  amountCents: 310_000,
  lines: [
    {
      kind: 'plan',
      key: 'plan',
      plan: 'community',
      startsOn: '2026-12-01',
      endsOn: '2026-12-31',
      amountCents: 310_000,
    },
  ],
  chargeId: null,
  remindedDay: null,
  ...given,
});
