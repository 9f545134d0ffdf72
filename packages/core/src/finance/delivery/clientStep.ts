import { isPayInForce, type PayContract } from '../pay';
import { type Charge, type Instalment, isOpen, workState } from '../payment';

/** The next step of a client in an Elenco Pay contract: what to do, or what to wait for. */
export type ClientStepCode =
  | 'answer'
  | 'answer_ending'
  | 'approve'
  | 'pay'
  | 'wait_ending'
  | 'wait_delivery'
  | 'wait_changes'
  | 'done'
  | 'over';

type Part = Pick<Instalment, 'id' | 'ordinal' | 'dueOn' | 'approvedAt' | 'approvesOn'> & {
  readonly work: readonly Pick<Instalment['work'][number], 'side'>[];
  readonly status: Charge['status'];
};

interface ClientFacts<P extends Part> {
  readonly row: Pick<PayContract, 'status' | 'validUntil'>;
  readonly parts: readonly P[];
  /** An open request to end the contract, with the side that made it; null without a request. */
  readonly ending: { readonly side: 'company' | 'creator'; readonly answerBy: string } | null;
}

export interface ClientStep<P> {
  readonly code: ClientStepCode;
  /** True if the client has to act next. */
  readonly own: boolean;
  /** Business date by which the client should act; null if there is no deadline. */
  readonly by: string | null;
  readonly part: P | null;
}

const CLIENT_ACTIONS: readonly ClientStepCode[] = ['answer', 'answer_ending', 'approve', 'pay'];

/** Steps of which the creator can remind the client. */
export type RemindedStep = Extract<ClientStepCode, 'answer' | 'approve' | 'pay'>;

/**
 * True if the creator can remind the client of this step. Reminders of a request to end the contract are sent
 * separately.
 */
export const isRemindable = (code: ClientStepCode): code is RemindedStep =>
  code === 'answer' || code === 'approve' || code === 'pay';

/** Returns the client's next step, and the instalment that the step is about. */
export function clientStep<P extends Part>({ row, parts, ending }: ClientFacts<P>): ClientStep<P> {
  const at = (code: ClientStepCode, part: P | null = null, by: string | null = null): ClientStep<P> => ({
    code,
    own: CLIENT_ACTIONS.includes(code),
    by,
    part,
  });
  if (row.status === 'sent' || row.status === 'viewed') return at('answer', null, row.validUntil);
  if (ending) return at(ending.side === 'creator' ? 'answer_ending' : 'wait_ending', null, ending.answerBy);
  if (row.status === 'completed') return at('done');
  if (!isPayInForce(row)) return at('over');
  const paid = parts.filter(({ status }) => status === 'paid');
  const delivered = paid.find((part) => workState(part) === 'delivered');
  if (delivered) return at('approve', delivered, delivered.approvesOn);
  const owed = parts.find(isOpen);
  const late = owed?.status === 'overdue';
  const working = paid.find((part) => part.approvedAt === null);
  if (owed && (late || !working)) return at('pay', owed, owed.dueOn);
  if (working) return at(workState(working) === 'changes' ? 'wait_changes' : 'wait_delivery', working);
  return at('done');
}
