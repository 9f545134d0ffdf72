import type { CreatorStage } from '@elenco/core/operations';
import { aCharge, anInvoice, aPayContract, aPayee, aPayout, aTermination } from '@elenco/core/testing';
import type { Put } from '../../support/rows';
import { people } from '../cast';
import { inOrder, unownedWork } from './order';
import { before, dayBefore, delivery, payContractRows } from './paidPart';
import { base, contract, of, project, proposal, published, submitted } from './projectRows';
import { creator } from './rungs';

type Code = CreatorStage['code'];
/** For each stage, creates the test rows of a project or contract that is at this stage for its creator. */
type Stages = Partial<Record<Code, (n: number) => readonly Put[]>>;

const day = (days: number) => dayBefore(-days);
/** Time of the creator's last change of bank details. */
const accountChanged = before(3);
/** Dates of an accepted document. */
const accepted = { legalForm: 'individual', dueOn: day(5), expectedOn: day(5) } as const;
const paid = {
  ...accepted,
  status: 'made',
  dueOn: day(-1),
  expectedOn: day(-1),
  madeOn: day(-1),
  preparedById: people.finance.id,
  preparedAt: before(2),
  releasedById: people.secondFinance.id,
} as const;
const returned = (days: number) => ({ ...accepted, status: 'failed', statusSince: before(days) }) as const;

/** Returns the rows of a project with a verified deliverable, and of the project's payout. */
const delivered = (n: number, given: Parameters<typeof aPayout>[0] = {}): readonly Put[] => [
  ...submitted(n, { ...published, status: 'verified' }),
  ['payouts', aPayout({ id: base + n, ...of(n), ...given })],
];
const document = (n: number): Put => [
  'invoices',
  anInvoice({ id: base + n, payoutId: base + n, ...of(n), fileId: null, sha256: null }),
];
const steps = (...codes: (keyof typeof creator)[]): Stages =>
  Object.fromEntries(codes.map((code) => [code, creator[code]!.rows]));

/** Stages of a project. */
const projectStages: Stages = {
  ...steps(
    'answer_invitation',
    'write_proposal',
    'answer_counter',
    'accept_contract',
    'answer_ending',
    'answer_amendment',
    'submit_draft',
    'change_draft',
    'publish_content',
    'fix_post',
    'send_invoice',
    'fix_invoice',
    'evaluate',
  ),
  send_figures: (n) => [
    ...creator.send_figures!.rows(n),
    ['payouts', aPayout({ id: base + n, ...of(n), ...paid })],
  ],
  wait_answer: (n) => [project(n, { status: 'awaiting_proposal' }), proposal(n, { status: 'sent' })],
  wait_signature: (n) => contract(n, { status: 'sent', companyAcceptedAt: null }),
  wait_review: (n) => submitted(n, { status: 'draft_submitted' }),
  wait_verification: (n) => submitted(n, published),
  wait_charge: (n) => [
    ...delivered(n),
    document(n),
    ['charges', aCharge({ id: base + n, ...of(n), ourNumber: String(base + n), dueOn: day(4) })],
  ],
  wait_invoice: (n) => [...delivered(n), document(n)],
  wait_payment: (n) => delivered(n, { ...accepted, status: 'processing' }),
  correct_payee: (n) => delivered(n, returned(1)),
  payment_failed: (n) => delivered(n, returned(6)),
  paid: (n) => delivered(n, paid),
  unanswered: (n) => [
    project(n, { status: 'awaiting_proposal' }),
    proposal(n, { status: 'received', answerBy: before(2) }),
  ],
  project_expired: (n) => [
    project(n, { status: 'hiring', endsOn: day(-1) }),
    proposal(n, { status: 'sent' }),
  ],
  project_cancelled: (n) => [project(n, { status: 'cancelled' }), proposal(n, { status: 'not_selected' })],
  place_filled: (n) => [project(n, { status: 'hired' }), proposal(n, { status: 'not_selected' })],
  proposal_rejected: (n) => [project(n), proposal(n, { status: 'rejected' })],
  invitation_declined: (n) => [project(n), proposal(n, { status: 'declined' })],
  over: (n) => [
    ...contract(n, { status: 'cancelled' }),
    ['payouts', aPayout({ id: base + n, ...of(n), status: 'cancelled' })],
  ],
};

const question = { side: 'client', name: 'Dora', text: 'Pode ser em junho?', at: before(1) } as const;
const own = (n: number, given: Parameters<typeof aPayContract>[0]): readonly Put[] => [
  ['pay-contracts', aPayContract({ id: base + n, validUntil: day(9), endsOn: day(20), ...given })],
];
/** Two instalments of R$ 2,000: one due soon, one on the day of the delivery. */
const halves = [3, 20].map((days) => ({ amountCents: 200_000, dueOn: day(days) }));
const approved = { approvedAt: before(1) };
const handedIn = [{ ...delivery, at: before(2) }];
const part = (n: number, given: Parameters<typeof payContractRows>[3] = {}) =>
  payContractRows(base + n, n, handedIn, { instalment: approved, ...given });
const ofPay = { briefingId: null };

/** Stages of an Elenco Pay contract. */
const payStages: Stages = {
  ...steps('fill_contract'),
  send_contract: (n) => own(n, { status: 'draft', schedule: halves }),
  revise_contract: (n) => own(n, { status: 'refused', refusal: 'O prazo é curto.' }),
  archived: (n) => own(n, { status: 'refused', archivedAt: before(1) }),
  wait_answer: (n) => own(n, { status: 'sent' }),
  answer_client: (n) => own(n, { talk: [question] }),
  wait_charge: (n) =>
    part(n, {
      charge: { status: 'open', paidBy: null, paidOn: null, receivedCents: 0, dueOn: day(6) },
      payout: null,
      instalment: { dueOn: day(6) },
    }),
  ...steps('deliver_work', 'deliver_changes'),
  wait_approval: (n) => part(n, { instalment: {} }),
  answer_ending: (n) => [
    ...part(n, { instalment: {} }),
    [
      'settlements',
      aTermination({
        id: base + n,
        ...ofPay,
        contractId: base + n,
        payContractId: base + n,
        side: 'company',
        answerBy: day(3),
      }),
    ],
  ],
  send_invoice: (n) => part(n),
  wait_invoice: (n) => [
    ...part(n),
    [
      'invoices',
      anInvoice({
        id: base + n,
        payoutId: base + n,
        ...ofPay,
        contractId: base + n,
        fileId: null,
        sha256: null,
      }),
    ],
  ],
  fix_invoice: (n) => [
    ...part(n),
    [
      'invoices',
      anInvoice({
        id: base + n,
        payoutId: base + n,
        ...ofPay,
        contractId: base + n,
        fileId: null,
        sha256: null,
        checks: [{ code: 'month', passed: false, found: '2026-10', expected: '2026-12' }],
      }),
    ],
  ],
  wait_payment: (n) => part(n, { payout: { ...accepted, status: 'processing' } }),
  correct_payee: (n) => part(n, { payout: { ...returned(1) } }),
  payment_failed: (n) => part(n, { payout: { ...returned(6) } }),
  paid: (n) => part(n, { payout: paid }),
};

/** A title that takes three lines on a phone. */
const title = 'Lançamento do protetor solar facial com cor para o verão de 2027';

/** Adds the payout that every active contract has, and a long title. */
function complete(puts: readonly Put[], n: number): readonly Put[] {
  const active = puts.some(([table, row]) => table === 'contracts' && row?.status === 'active');
  const bare = active && !puts.some(([table]) => table === 'payouts' || table === 'instalments');
  return [
    ...puts.map(
      ([table, ...rows]): Put =>
        table === 'briefings' ? [table, ...rows.map((row) => ({ ...row, title }))] : [table, ...rows],
    ),
    ...(bare ? [['payouts', aPayout({ id: base + n, ...of(n) })] as const] : []),
  ];
}

/** A stage and the id of its project or Elenco Pay contract. */
export interface StageAt {
  readonly code: Code;
  readonly id: number;
}

/**
 * Returns one project or contract of the same creator for each stage: the rows, and the id of each stage's
 * row.
 */
export function everyStage(): {
  readonly rows: readonly Put[];
  readonly projects: readonly StageAt[];
  readonly pays: readonly StageAt[];
} {
  const rows: Put[] = [];
  let n = 0;
  const place = (stages: Stages) =>
    Object.entries(stages).map(([code, rowsOf]): StageAt => {
      n += 1;
      rows.push(...complete(rowsOf(n), n));
      return { code: code as Code, id: base + n };
    });
  const projects = place(projectStages);
  const pays = place(payStages);
  const accounts = unownedWork.map(
    (put): Put => (put[0] === 'payees' ? ['payees', aPayee({ changedAt: accountChanged })] : put),
  );
  return { rows: [...accounts, ...inOrder(rows)], projects, pays };
}
