import { boleto, pixPayload } from '@elenco/brazil';
import { brand } from '../../people';
import type { Setting } from '../../platform';
import { lateCentsOf } from './late';
import { nothingReceived } from './received';
import type { Charge } from './schema';
import { restOf, type Settled } from './settlement';

/**
 * The embedded provider. It is a simulation, and each slip says so on its face: no bank has the code 999, so
 * that nobody can pay into somebody's account by mistake.
 */
const provider = { bank: '999', merchantCity: 'Sao Paulo', pixKey: brand.supportEmail } as const;

/** PIX keys by which every installation is paid: the one in our codes, and our CNPJ. */
export const OWN_PIX_KEYS: readonly string[] = [provider.pixKey, brand.legalDocument];

const OUR_NUMBER_DIGITS = 11;
const FREE_FIELD_DIGITS = 25;
/** Latest due date of a second copy, in days from today. */
export const MAX_SECOND_COPY_DAYS = 30;
/** A bar code has ten places for the value in centavos, a PIX code twelve. */
const MOST_ON_SLIP = 9_999_999_999;
const MOST_BY_PIX = 999_999_999_999;

/** Our number of a slip, 11 digits: banks pad it as they like, so that it is always compared in this form. */
export const ourNumberOf = (number: number | string): string =>
  String(number).replace(/^0+/, '').padStart(OUR_NUMBER_DIGITS, '0');

/**
 * The numbers by which a charge can be paid. Slip and PIX exist only in reais, and only up to what their codes
 * have room for; else they are null and the brand pays by transfer.
 */
export function slipOf(
  charge: Pick<Charge, 'id' | 'currency' | 'dueOn' | 'amountCents'>,
): Pick<Charge, 'ourNumber' | 'barCode' | 'digitableLine' | 'pixCode'> {
  const { id, currency, dueOn, amountCents } = charge;
  const ourNumber = ourNumberOf(id);
  const inReais = currency === 'BRL';
  const slip =
    inReais && amountCents <= MOST_ON_SLIP
      ? boleto({
          bank: provider.bank,
          dueOn,
          amountCents,
          freeField: ourNumber.padStart(FREE_FIELD_DIGITS, '0'),
        })
      : null;
  const pixCode =
    inReais && amountCents <= MOST_BY_PIX
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

/** The slip that a charge is issued with: all of it, by its due date. */
export const firstSlip = (charge: Parameters<typeof slipOf>[0]) => ({
  ...slipOf(charge),
  keptCents: 0,
  ...nothingReceived,
  slipCents: charge.amountCents,
  slipDueOn: charge.dueOn,
});

/** What is due on a day: the rest of the charge with its fine and interest. Minor units. */
export function dueWithLate(
  { charge, instalment }: Omit<Settled, 'lines'>,
  day: string,
  settings: readonly Setting[],
): number {
  const restCents = restOf(charge);
  return restCents + lateCentsOf({ charge, instalment, restCents }, day, settings);
}

/** Slip and PIX for what is due on a day: the rest of the charge with its fine and interest. The number stays. */
export function reissued(
  { charge, instalment }: Omit<Settled, 'lines'>,
  { keptCents, slipDueOn }: Pick<Charge, 'keptCents' | 'slipDueOn'>,
  settings: readonly Setting[],
): Pick<Charge, 'barCode' | 'digitableLine' | 'pixCode' | 'keptCents' | 'slipCents' | 'slipDueOn'> {
  const slipCents = dueWithLate({ charge: { ...charge, keptCents }, instalment }, slipDueOn, settings);
  const { ourNumber: _, ...codes } = slipOf({ ...charge, dueOn: slipDueOn, amountCents: slipCents });
  return { ...codes, keptCents, slipCents, slipDueOn };
}
