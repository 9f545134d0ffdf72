import { addDays, daysBetween } from '@elenco/brazil';
import {
  type Contract,
  type Deliverable,
  isCreatorsTurn,
  isInForce,
  isToSign,
  isWorkOverdue,
} from '../../hiring';
import { sameAgreement } from './agreement';
import type { Charge } from './schema';
import { isOpen } from './settlement';

/** Side that is late; all lists, labels, reminders and charts read it from here. */
export type LateSide = 'company' | 'creator';

/** What the brand still has to pay for a contract or an amendment. */
export type UnpaidCharge = Pick<Charge, 'contractId' | 'amendmentId' | 'dueOn' | 'reportedAt'>;

/** The fields of a charge that decide whether the brand is late. */
export type ChargeOfWork = UnpaidCharge & Pick<Charge, 'briefingId' | 'purpose' | 'status'>;

/**
 * Returns the rows of some hirings among the charges, with the projects' invoices that collect them.
 * @param isOwn true for the charges of the hirings
 */
export function withInvoices<C extends ChargeOfWork>(
  charges: readonly C[],
  isOwn: (charge: C) => boolean,
): C[] {
  const collected = charges.filter((one) => one.status === 'combined' && isOwn(one));
  return charges.filter((one) => isOwn(one) || collected.some(isCollectedBy(one)));
}

/**
 * Returns the unpaid charges. A charge that is collected by the project's invoice is due, and reported as
 * paid, with that invoice.
 */
export const unpaidCharges = (charges: readonly ChargeOfWork[]): UnpaidCharge[] =>
  charges.flatMap((charge) => {
    if (isOpen(charge)) return [charge];
    if (charge.status !== 'combined') return [];
    const invoice = charges.find((one) => isOpen(one) && isCollectedBy(one)(charge));
    return [invoice ? { ...charge, dueOn: invoice.dueOn, reportedAt: invoice.reportedAt } : charge];
  });

const isCollectedBy =
  ({ purpose, briefingId }: ChargeOfWork) =>
  (charge: ChargeOfWork): boolean =>
    purpose === 'project' && charge.briefingId === briefingId;

/**
 * True if the brand is late with a payment. A reported payment is checked by finance. @param today business
 * date
 */
export const isPaymentLate = (
  { dueOn, reportedAt }: Pick<UnpaidCharge, 'dueOn' | 'reportedAt'>,
  today: string,
): boolean => dueOn < today && reportedAt === null;

/**
 * Returns the side that is late with a deliverable; null if neither is. The brand is late while a draft waits
 * for its answer, and while its payment for the work is late. Neither side is late while finance checks a
 * reported payment that was due before the work: once it is confirmed, the due date moves (`dueAfterPayment`).
 * @param unpaid unpaid charges of the contract, or of more contracts @param today business date
 */
export function lateSide(
  piece: Pick<Deliverable, 'contractId' | 'amendmentId' | 'status' | 'dueOn'>,
  unpaid: readonly UnpaidCharge[],
  today: string,
): LateSide | null {
  if (!isWorkOverdue(piece, today)) return null;
  if (!isCreatorsTurn(piece)) return 'company';
  const isOwn = sameAgreement(piece);
  const own = unpaid.filter(isOwn);
  if (own.some((charge) => isPaymentLate(charge, today))) return 'company';
  return own.some((charge) => isHeldBack(piece.dueOn, charge, today)) ? null : 'creator';
}

/**
 * Returns the side that is late with a hiring; null if neither is. Once the period has begun, it is the side
 * whose signature is missing, first the brand. A late payment makes the brand late before any work is
 * overdue. A missing invoice makes no one late, because it has no deadline.
 * @param unpaid unpaid charges of the contract @param today business date
 */
export function lateSideOfHiring(
  {
    contract,
    work,
    unpaid,
  }: {
    readonly contract: Pick<Contract, 'status' | 'startsOn' | 'endsOn' | 'companyAcceptedAt'>;
    readonly work: readonly Parameters<typeof lateSide>[0][];
    readonly unpaid: readonly UnpaidCharge[];
  },
  today: string,
): LateSide | null {
  if (isToSign(contract)) {
    const by = contract.startsOn ?? contract.endsOn;
    if (by === null || by >= today) return null;
    return contract.companyAcceptedAt === null ? 'company' : 'creator';
  }
  if (!isInForce(contract)) return null;
  if (unpaid.some((charge) => isPaymentLate(charge, today))) return 'company';
  const sides = work.map((piece) => lateSide(piece, unpaid, today));
  if (sides.includes('creator')) return 'creator';
  return sides.includes('company') ? 'company' : null;
}

/**
 * True if a charge was due before the work, and both dates have passed without a confirmed payment. The creator
 * could not rely on the payment when the work was due.
 */
const isHeldBack = (dueOn: string | null, charge: Pick<Charge, 'dueOn'>, today: string): boolean =>
  dueOn !== null && charge.dueOn <= dueOn && charge.dueOn < today && dueOn <= today;

/**
 * Returns the due date of work after its payment was confirmed. If the date passed between the charge's due
 * date and the confirmation, it is moved by the days between these two.
 * @param confirmedOn business date on which the payment was confirmed
 */
export function dueAfterPayment(
  dueOn: string | null,
  charge: Pick<Charge, 'dueOn'>,
  confirmedOn: string,
): string | null {
  if (dueOn === null || !isHeldBack(dueOn, charge, confirmedOn)) return dueOn;
  return addDays(dueOn, daysBetween(charge.dueOn, confirmedOn));
}
