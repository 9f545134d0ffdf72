import { businessDate } from '@elenco/brazil';
import type { Instalment } from '@elenco/core/finance';
import { aCharge, aContract, anInstalment, aPayContract, aPayout } from '@elenco/core/testing';
import type { Put } from '../../support/rows';

const DAY_MS = 86_400_000;
/** Returns the instant `days` days ago. */
export const before = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
/** Returns the business date of a number of days ago. */
export const dayBefore = (days: number) => businessDate(before(days));

export const delivery = { side: 'creator', name: 'Cecília', text: 'Pronto', link: null, file: null } as const;
/**
 * Returns the rows of an Elenco Pay contract with one instalment, which is paid unless `given` overrides it.
 */
export const payContractRows = (
  id: number,
  n: number,
  work: Instalment['work'],
  given: {
    readonly charge?: Parameters<typeof aCharge>[0];
    readonly payout?: Parameters<typeof aPayout>[0] | null;
    readonly instalment?: Parameters<typeof anInstalment>[0];
  } = {},
): readonly Put[] => {
  const ofPay = { briefingId: null, contractId: id };
  return [
    [
      'contracts',
      aContract({
        id,
        origin: 'pay',
        proposalId: null,
        briefingId: null,
        checkCode: String(n).padStart(32, '0'),
        status: 'active',
        companyAcceptedAt: before(5),
        creatorAcceptedAt: before(5),
      }),
    ],
    [
      'pay-contracts',
      aPayContract({
        id,
        contractId: id,
        status: 'active',
        endsOn: dayBefore(-20),
      }),
    ],
    [
      'charges',
      aCharge({
        id,
        ...ofPay,
        ourNumber: String(id),
        purpose: 'pay',
        status: 'paid',
        paidBy: 'pix',
        paidOn: dayBefore(4),
        ...given.charge,
      }),
    ],
    ...(given.payout === null ? [] : [['payouts', aPayout({ id, ...ofPay, ...given.payout })] as const]),
    [
      'instalments',
      anInstalment({
        id,
        contractId: id,
        payContractId: id,
        chargeId: id,
        payoutId: given.payout === null ? null : id,
        work,
        ...given.instalment,
      }),
    ],
  ];
};
