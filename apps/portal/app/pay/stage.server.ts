import {
  acceptableOn,
  type Instalment,
  type Invoice,
  isPayDayPossible,
  isPayInForce,
  netKnown,
  type PayContract,
  type PaymentState,
  type Payout,
  payAmounts,
  payForecast,
} from '@elenco/core/finance';
import { sum } from '@elenco/core/kit';
import { type CreatorStage, moneyOf, payStage, type StageMoney } from '@elenco/core/operations';
import type { Payee } from '@elenco/core/people';

type Part = Instalment & {
  readonly status: Parameters<typeof payStage>[0]['parts'][number]['status'];
  readonly payout: Payout | null;
  readonly state: PaymentState | null;
  /** Expected net of a payout that waits for its document. */
  readonly foreseen: { readonly netCents: number; readonly on: string | null } | null;
  readonly asksInvoice: boolean;
  readonly invoices: readonly Pick<Invoice, 'statusSince'>[];
};

interface Facts {
  readonly incomplete: boolean;
  readonly asked: {
    readonly status: string;
    readonly side: 'company' | 'creator';
    readonly answerBy: string;
  } | null;
  readonly today: string;
  readonly feeBp: number;
  readonly payee: Payee | undefined;
  readonly terms: Parameters<typeof payForecast>[2];
}

type Money = Omit<Facts, 'incomplete' | 'asked'>;

/** Returns the stage of an Elenco Pay contract for its creator, with the money of the instalment in question. */
export function payStageOf(
  row: PayContract,
  parts: readonly Part[],
  { incomplete, asked, ...facts }: Facts,
): CreatorStage & { readonly ordinal: number | null; readonly partId: number | null } {
  const ending = asked?.status === 'requested' ? asked : null;
  const { part, ...stage } = payStage({ row, parts, incomplete, ending });
  const current = part ?? (isPayInForce(row) ? parts.find(({ payout }) => payout?.status !== 'made') : null);
  const money = current ? moneyOfPart(row, current, parts, facts) : moneyOfAll(row, facts);
  return {
    ...stage,
    money,
    ordinal: current && parts.length > 1 ? current.ordinal : null,
    partId: part?.id ?? null,
  };
}

/** Money of one instalment: its payout's, or the forecast together with the other open ones. */
function moneyOfPart(row: PayContract, part: Part, parts: readonly Part[], facts: Money): StageMoney | null {
  const { today, payee, feeBp, terms } = facts;
  if (part.payout && part.foreseen?.on) {
    const { netCents, on } = part.foreseen;
    return moneyOf(part.payout, { netCents, on }, part.state);
  }
  const fees = payAmounts({ ...row, feeBp }).instalments;
  const grossOf = ({ payout, amountCents, ordinal }: Part) =>
    payout?.grossCents ?? amountCents - (fees.find((one) => one.ordinal === ordinal)?.feeCents ?? 0);
  const open = parts
    .filter(({ payout }) => !payout || payout.status === 'waiting_invoice')
    .map((one) => ({
      ordinal: one.ordinal,
      amountCents: grossOf(one),
      feeCents: 0,
      dueOn: acceptableOn(one, today),
    }));
  const settled = parts.flatMap(({ payout }) => (payout && netKnown(payout) !== null ? [payout] : []));
  const known = [...terms.known, ...settled];
  const forecast = payee ? payForecast({ instalments: open }, payee, { ...terms, known }) : [];
  const foreseen = forecast.find(({ ordinal }) => ordinal === part.ordinal) ?? null;
  const before = { status: 'waiting_invoice', netCents: 0 } as const;
  const { currency } = row;
  return moneyOf(part.payout ?? { ...before, grossCents: grossOf(part), currency }, foreseen, part.state);
}

/** Money of the whole contract before it is in force; none once nothing is owed. */
function moneyOfAll(row: PayContract, { today, feeBp, payee, terms }: Money): StageMoney | null {
  if (row.status === 'completed' || row.status === 'ended' || row.lines.length === 0) return null;
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
        on: isPayDayPossible(row, today) ? first.on : null,
      }
    : { cents: amounts.creatorCents, currency, basis: 'gross', state: 'proposed', on: null };
}
