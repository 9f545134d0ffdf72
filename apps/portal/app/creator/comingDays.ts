import {
  deliverBy,
  type Instalment,
  isPayInForce,
  lateSide,
  netKnown,
  type PayContract,
  type PaymentState,
  type Payout,
  type UnpaidCharge,
  workState,
} from '@elenco/core/finance';
import type { Contract, Deliverable } from '@elenco/core/hiring';
import { payIdOf } from '../pay/page';

interface Coming {
  readonly made: readonly Contract[];
  /** Titles of the contracts in `made` and of the contracts of the payouts. */
  readonly titles: ReadonlyMap<number, string>;
  readonly work: readonly Deliverable[];
  readonly paid: readonly Payout[];
  readonly states: ReadonlyMap<number, PaymentState | null>;
  readonly parts: readonly Instalment[];
  /** The creator's own contracts with clients. */
  readonly talks: readonly Pick<PayContract, 'id' | 'status' | 'title' | 'endsOn'>[];
  readonly unpaid: readonly UnpaidCharge[];
  readonly today: string;
}

const mostDays = 5;
const open: readonly Deliverable['status'][] = ['planned', 'changes_requested', 'approved'];

/** Returns upcoming deliveries and payments by date, overdue ones first. */
export function comingDays({ made, titles, work, paid, states, parts, talks, unpaid, today }: Coming) {
  const title = (id: number) => titles.get(id) ?? '';
  const active = made.filter(({ status }) => status === 'active').map(({ id }) => id);
  const pieces = work.flatMap((piece) => {
    const { id, contractId, briefingId, dueOn, status, format, ordinal } = piece;
    return dueOn && open.includes(status) && active.includes(contractId)
      ? [
          {
            key: `d${id}`,
            on: dueOn,
            briefingId,
            payId: null,
            title: title(contractId),
            late: lateSide(piece, unpaid, today) === 'creator',
            format,
            ordinal,
          },
        ]
      : [];
  });
  const money = paid.flatMap((payout) => {
    const [on, cents] = [states.get(payout.id)?.on, netKnown(payout)];
    return on && cents !== null
      ? [
          {
            key: `p${payout.id}`,
            on,
            briefingId: payout.briefingId,
            payId: payIdOf(parts, payout.id),
            late: false,
            title: title(payout.contractId),
            currency: payout.currency,
            cents,
          },
        ]
      : [];
  });
  /** Days on which work of a creator's own contract has to be delivered, each once. */
  const owedOn = (pay: (typeof talks)[number]) => [
    ...new Set(
      parts
        .filter((part) => part.payContractId === pay.id && ['begun', 'changes'].includes(workState(part)))
        .flatMap((part) => deliverBy(part, pay) ?? []),
    ),
  ];
  const own = talks.filter(isPayInForce).flatMap((pay) =>
    owedOn(pay).map((on) => ({
      key: `c${pay.id} ${on}`,
      on,
      briefingId: null,
      payId: pay.id,
      title: pay.title,
      late: on < today,
    })),
  );
  return [...pieces, ...own, ...money].sort((a, b) => a.on.localeCompare(b.on)).slice(0, mostDays);
}
