import { boleto, pixPayload } from '../brazil';
import { brand } from '../party';
import type { Charge } from './schema';

/**
 * The embedded provider. It is a simulation, and each slip says so on its face: no bank has the code 999, so
 * that nobody can pay into somebody's account by mistake.
 */
const provider = { bank: '999', merchantCity: 'Sao Paulo', pixKey: brand.supportEmail } as const;

/** PIX keys by which every installation is paid: the one in our codes, and our CNPJ. */
export const OWN_PIX_KEYS: readonly string[] = [provider.pixKey, brand.legalDocument];

const OUR_NUMBER_DIGITS = 11;
const FREE_FIELD_DIGITS = 25;
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
