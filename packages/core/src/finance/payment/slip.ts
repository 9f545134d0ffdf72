import { addDays, boleto, businessDate, NO_BANK, nextBankDay, pixPayload } from '@elenco/brazil';
import { brand } from '../../people';
import type { Setting } from '../../platform';
import { latePartsOf } from './late';
import { type Late, nothingReceived, notReported } from './received';
import type { Charge } from './schema';
import { openCentsOf, type Settled } from './settlement';

/**
 * Bank and PIX key of the embedded provider. The provider is simulated, and each slip says so. It names no
 * existing bank, so no user can pay a slip by mistake.
 */
const provider = { bank: NO_BANK, merchantCity: 'Sao Paulo', pixKey: brand.supportEmail } as const;

/** The platform's PIX keys in every installation: the key in PIX codes, and the CNPJ. */
export const OWN_PIX_KEYS: readonly string[] = [provider.pixKey, brand.legalDocument];

const OUR_NUMBER_DIGITS = 11;
const FREE_FIELD_DIGITS = 25;
/** Maximum number of days from today until a second copy is due. */
export const MAX_SECOND_COPY_DAYS = 30;
/**
 * Largest amount that fits on a slip. A bar code has ten digits for centavos; a PIX code would have twelve.
 */
const MAX_ON_SLIP = 9_999_999_999;
const MAX_BY_PIX = 999_999_999_999;

/** Normalizes a slip number to 11 digits, so that numbers with different padding by banks are equal. */
export const ourNumberOf = (number: number | string): string =>
  String(number).replace(/^0+/, '').padStart(OUR_NUMBER_DIGITS, '0');

/**
 * Returns the payment codes of a charge: slip and PIX. The codes exist only in BRL, and only if the amount
 * fits into its field. Otherwise they are null, and the brand pays by bank transfer.
 */
export function slipOf(
  charge: Pick<Charge, 'id' | 'currency' | 'dueOn' | 'amountCents'>,
): Pick<Charge, 'ourNumber' | 'barCode' | 'digitableLine' | 'pixCode'> {
  const { id, currency, dueOn, amountCents } = charge;
  const ourNumber = ourNumberOf(id);
  const inReais = currency === 'BRL';
  const slip =
    inReais && amountCents <= MAX_ON_SLIP
      ? boleto({
          bank: provider.bank,
          dueOn,
          amountCents,
          freeField: ourNumber.padStart(FREE_FIELD_DIGITS, '0'),
        })
      : null;
  const pixCode =
    inReais && amountCents <= MAX_BY_PIX
      ? pixPayload({
          key: provider.pixKey,
          merchantName: brand.legalName,
          merchantCity: provider.merchantCity,
          amountCents,
          txid: ourNumber,
        })
      : null;
  return { ourNumber, barCode: slip?.barCode ?? null, digitableLine: slip?.line ?? null, pixCode };
}

/** Returns the first slip of a charge: the full amount on the due date. */
export const firstSlip = (charge: Parameters<typeof slipOf>[0] & Pick<Charge, 'statusSince'>) => ({
  ...slipOf(charge),
  keptCents: 0,
  restCents: charge.amountCents,
  ...nothingReceived,
  ...notReported,
  slipCents: charge.amountCents,
  slipDueOn: charge.dueOn,
  slipIssuedOn: businessDate(charge.statusSince),
  remindedAt: null,
});

/** *Owed* on a day: the remaining amount of an open charge, with its fine and interest, in minor units. */
export interface Owed extends Late {
  readonly restCents: number;
  readonly totalCents: number;
}

/** Returns the amount owed for an open charge on a day. */
export function owedOn(
  { charge, instalment }: Omit<Settled, 'lines'>,
  day: string,
  settings: readonly Setting[],
): Owed {
  const restCents = openCentsOf(charge);
  const late = latePartsOf({ charge, instalment, restCents }, day, settings);
  return { restCents, ...late, totalCents: restCents + late.fineCents + late.interestCents };
}

/**
 * Returns the PIX code for the amount owed for an open charge on a day. A slip keeps its amount until its due
 * date, but a PIX code is paid immediately, so it has the amount of the day.
 */
export const pixCodeOf = (
  charge: Parameters<typeof slipOf>[0] & Pick<Charge, 'pixCode' | 'slipCents'>,
  { totalCents }: Pick<Owed, 'totalCents'>,
): string | null =>
  charge.pixCode === null || totalCents === charge.slipCents
    ? charge.pixCode
    : slipOf({ ...charge, amountCents: totalCents }).pixCode;

/**
 * Returns why a chosen day, moved to a bank day, cannot be the due date of a second copy; undefined if the
 * day is possible.
 * @param today business date
 */
export function secondCopyRefusal(
  dueOn: string,
  today: string,
): 'date_in_past' | 'second_copy_too_late' | undefined {
  if (dueOn < today) return 'date_in_past';
  return nextBankDay(dueOn) > addDays(today, MAX_SECOND_COPY_DAYS) ? 'second_copy_too_late' : undefined;
}

/**
 * Returns the days that may be the due date of a second copy, in order.
 * @param today business date
 */
export const secondCopyDays = (today: string): string[] =>
  Array.from({ length: MAX_SECOND_COPY_DAYS + 1 }, (_, n) => addDays(today, n)).filter(
    (day) => !secondCopyRefusal(day, today),
  );

/**
 * True if a second copy of an overdue slip can still be paid.
 * @param today business date
 */
export const isSecondCopyInForce = (
  { dueOn, slipDueOn }: Pick<Charge, 'dueOn' | 'slipDueOn'>,
  today: string,
): boolean => dueOn < slipDueOn && today <= slipDueOn;

/** Amounts of a second copy: price, fine and interest. */
export interface SecondCopy extends Owed {
  /** Due date; always a bank day. */
  readonly dueOn: string;
}

/** Returns the second copy of a slip for a chosen due date, which is moved to a bank day. */
export function secondCopyOf(
  { charge, instalment }: Omit<Settled, 'lines'>,
  chosen: string,
  settings: readonly Setting[],
): SecondCopy {
  const dueOn = nextBankDay(chosen);
  return { dueOn, ...owedOn({ charge, instalment }, dueOn, settings) };
}

/**
 * Returns the slip and PIX code for the remaining amount of a charge on a day, with fine and interest. Both
 * keep the slip number.
 */
export function reissuedSlip(
  { charge, instalment }: Omit<Settled, 'lines'>,
  { keptCents, slipDueOn, slipIssuedOn }: Pick<Charge, 'keptCents' | 'slipDueOn' | 'slipIssuedOn'>,
  settings: readonly Setting[],
): Pick<
  Charge,
  'barCode' | 'digitableLine' | 'pixCode' | 'keptCents' | 'slipCents' | 'slipDueOn' | 'slipIssuedOn'
> {
  const { totalCents: slipCents } = owedOn(
    { charge: { ...charge, keptCents }, instalment },
    slipDueOn,
    settings,
  );
  const { ourNumber: _, ...codes } = slipOf({ ...charge, dueOn: slipDueOn, amountCents: slipCents });
  return { ...codes, keptCents, slipCents, slipDueOn, slipIssuedOn };
}
