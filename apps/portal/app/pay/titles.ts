import type { ClientStep, PayContract } from '@elenco/core/finance';

type ClientStepCode = ClientStep<unknown>['code'];

/** Last segment of a title's key: the contract's status, or the client's next step. */
type PayState =
  | Exclude<PayContract['status'], 'viewed'>
  | 'answer'
  | 'pay'
  | 'approve'
  | 'changes'
  | 'ending';

const ofStep: Readonly<Record<Exclude<ClientStepCode, 'over'>, PayState>> = {
  answer: 'answer',
  answer_ending: 'ending',
  wait_ending: 'ending',
  approve: 'approve',
  pay: 'pay',
  wait_delivery: 'active',
  wait_changes: 'changes',
  done: 'completed',
};

interface Titled {
  readonly row: Pick<PayContract, 'status' | 'amendsId'>;
  /** The client's next step; undefined on the creator's page. */
  readonly step?: { readonly code: ClientStepCode };
  readonly ending: { readonly asked: { readonly status: string } | null } | null;
}

/** Returns the key of the page title. An addition to a contract has its own titles. */
export function payTitle({ row, step, ending }: Titled) {
  const kind = row.amendsId === null ? 'contract' : 'amendment';
  const sent = row.status === 'viewed' ? 'sent' : row.status;
  const own = ending?.asked?.status === 'requested' ? 'ending' : sent;
  // Until the first payment, the title states that the contract was accepted; afterwards the title names the
  // next step.
  const accepted = row.status === 'accepted' && step?.code === 'pay';
  const state = accepted ? 'accepted' : step && step.code !== 'over' ? ofStep[step.code] : own;
  return `titles.${kind}.${state}` as const;
}

/** Returns the title of a contract's page, for `handle.title`. */
export const payPageTitle =
  <Key extends string>(without: Key) =>
  (_params: unknown, data: unknown) => {
    const shown = data as (Omit<Titled, 'row'> & { row: (Titled['row'] & { title: string }) | null }) | null;
    return shown?.row?.title ? (`pay:${payTitle({ ...shown, row: shown.row })}` as const) : without;
  };
