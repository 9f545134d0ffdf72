import {
  type Instalment,
  type Invoice,
  isPayDayPossible,
  isPayInForce,
  isUnaccepted,
  type PayContract,
  type PayDayBasis,
  type PaymentState,
  type Payout,
  payAmounts,
  payDayBasis,
  payForecast,
} from '@elenco/core/finance';
import { sum } from '@elenco/core/kit';
import { type CreatorStage, moneyOf, payStage, type StageMoney } from '@elenco/core/operations';
import type { Payee } from '@elenco/core/people';
import { forecastOpen, type ReceiveFacts } from './receives.server';

type Part = Instalment & {
  readonly status: Parameters<typeof payStage>[0]['parts'][number]['status'];
  readonly payout: Payout | null;
  readonly state: PaymentState | null;
  /** Estimate of an unpaid instalment in force, or of a payout whose document is missing; null otherwise. */
  readonly expectedPay: { readonly netCents: number; readonly on: string | null } | null;
  readonly asksInvoice: boolean;
  readonly differs: boolean;
  readonly invoices: readonly Pick<Invoice, 'statusSince'>[];
  /**
   * Date on which a delivery counts as approved if the client does not answer. The date does not depend on
   * whether the client was notified.
   */
  readonly silentOn: string | null;
};

interface Facts extends ReceiveFacts {
  readonly incomplete: boolean;
  readonly payee: (NonNullable<ReceiveFacts['payee']> & Pick<Payee, 'changedAt'>) | undefined;
  readonly asked: {
    readonly status: string;
    readonly side: 'company' | 'creator';
    readonly answerBy: string;
  } | null;
}

/** Returns the stage of an Elenco Pay contract for its creator, with the money of the current instalment. */
export function payStageOf(
  row: PayContract,
  parts: readonly Part[],
  { incomplete, asked, ...facts }: Facts,
): CreatorStage & {
  readonly ordinal: number | null;
  readonly partId: number | null;
  /** Event from which the forecast day of the money is counted; null if the day is not a forecast. */
  readonly counted: PayDayBasis | null;
} {
  const ending = asked?.status === 'requested' ? asked : null;
  // The creator waits for this day even before the client was notified of it.
  const dated = parts.map((part) => ({ ...part, approvesOn: part.silentOn }));
  const { part, ...stage } = payStage({ row, parts: dated, incomplete, payee: facts.payee, ending });
  const current = part ?? (isPayInForce(row) ? parts.find(({ payout }) => payout?.status !== 'made') : null);
  const money = current ? moneyOfPart(row, current, parts, facts) : moneyOfAll(row, facts);
  return {
    ...stage,
    money,
    ordinal: current && parts.length > 1 ? current.ordinal : null,
    partId: part?.id ?? null,
    counted: isForecast(money) ? payDayBasis(current ?? {}, facts.terms.deadlines) : null,
  };
}

const isForecast = (money: StageMoney | null) =>
  money !== null && money.on !== null && money.state !== 'scheduled' && money.state !== 'paid';

/**
 * Returns the amounts of an instalment: those of its payout, or a forecast together with the other open
 * instalments.
 */
function moneyOfPart(
  row: PayContract,
  part: Part,
  parts: readonly Part[],
  facts: ReceiveFacts,
): StageMoney | null {
  const { grossOf, forecast } = forecastOpen(row, parts, facts);
  const expectedPay = part.expectedPay ?? forecast.find(({ ordinal }) => ordinal === part.ordinal) ?? null;
  const before = { status: 'waiting_invoice', netCents: 0 } as const;
  const { currency } = row;
  return moneyOf(part.payout ?? { ...before, grossCents: grossOf(part), currency }, expectedPay, part.state);
}

/** Returns the amounts of the whole contract before it is in force; null if nothing is owed. */
function moneyOfAll(row: PayContract, { feeBp, payee, terms }: ReceiveFacts): StageMoney | null {
  const isOver = row.status === 'completed' || row.status === 'ended' || isUnaccepted(row);
  if (isOver || row.lines.length === 0) return null;
  const { currency } = row;
  const amounts = payAmounts({ ...row, feeBp });
  const own = payee ? payForecast(amounts, payee, terms) : [];
  const first = own[0];
  return first
    ? {
        cents: sum(own.map(({ netCents }) => netCents)),
        currency,
        basis: 'net',
        state: own.length > 1 ? 'first' : 'proposed',
        on: isPayDayPossible(row, terms.deadlines.today) ? first.on : null,
      }
    : { cents: amounts.creatorCents, currency, basis: 'gross', state: 'proposed', on: null };
}
