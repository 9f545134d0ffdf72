import type { StepCode } from '@elenco/core/operations';
import {
  anAmendment,
  anEntry,
  anEvaluation,
  anInvoice,
  anObservation,
  aPayContract,
  aPayout,
  aTermination,
  ids,
  stamped,
} from '@elenco/core/testing';
import company from '@elenco/locales/pt/company.json' with { type: 'json' };
import creatorWords from '@elenco/locales/pt/creator.json' with { type: 'json' };
import shared from '@elenco/locales/pt/shared.json' with { type: 'json' };
import type { Put } from '../../support/rows';
import { people } from '../cast';
import { before, delivery, paidPart } from './paidPart';
import {
  base,
  contract,
  dayBefore,
  of,
  owed,
  piece,
  posted,
  project,
  proposal,
  published,
  submitted,
} from './projectRows';

/** Rows that make one step wait in a project, and the text of the action on the step's page. */
export interface Rung {
  readonly rows: (n: number) => readonly Put[];
  readonly act: (n: number) => string;
}

const question = { side: 'client', name: 'Dora', text: 'Pode ser em junho?', at: before(1) } as const;

const button = (intent: string) => `value="${intent}"`;
/** Attribute of the button that opens a confirmation. */
const act = (label: string) => `aria-label="${label}: `;

export const brand: Partial<Record<StepCode, Rung>> = {
  answer_request: {
    rows: (n) => [
      project(n),
      [
        'approval_requests',
        {
          ...stamped,
          id: base + n,
          companyId: ids.company,
          userId: people.brandMember.id,
          act: 'proposals.approveAll',
          input: {},
          title: `Projeto ${n}`,
          amountCents: 250_000,
          currency: 'BRL',
          answer: null,
          answeredById: null,
          answeredAt: null,
          reason: '',
        },
      ],
    ],
    act: (n) => `id="approval-${base + n}"`,
  },
  pay_overdue: {
    rows: (n) => owed(n, 'overdue'),
    act: (n) => `href="/dashboard/charge/${base + n}.pdf"`,
  },
  pay_charge: { rows: (n) => owed(n, 'open'), act: (n) => `href="/dashboard/charge/${base + n}.pdf"` },
  accept_contract: {
    rows: (n) => contract(n, { status: 'sent', companyAcceptedAt: null, creatorAcceptedAt: null }),
    act: () => button('accept'),
  },
  review_draft: {
    rows: (n) => submitted(n, { status: 'draft_submitted' }),
    act: () => act(company.content.approveDraft),
  },
  verify_content: { rows: (n) => submitted(n, published), act: () => act(company.content.verify) },
  answer_proposals: {
    rows: (n) => [project(n, { status: 'awaiting_proposal' }), proposal(n, { status: 'sent' })],
    act: () => button('compare'),
  },
  choose_creators: {
    rows: (n) => [
      project(n, { status: 'selection' }),
      ['shortlist', anEntry({ id: base + n, briefingId: base + n, status: 'released' })],
    ],
    act: () => `id="creator-${ids.creator}"`,
  },
  invite_more: {
    rows: (n) => [
      project(n, { status: 'awaiting_proposal' }),
      proposal(n, { status: 'received', answerBy: before(1) }),
    ],
    act: () => company.standIns.search,
  },
  remind_creators: {
    rows: (n) => piece(n, { status: 'planned', dueOn: before(1).slice(0, 10) }),
    act: () => button('remind'),
  },
  correct_briefing: { rows: (n) => [project(n, { status: 'draft' })], act: () => button('submit') },
  confirm_figures: {
    rows: (n) => [
      ...posted(n),
      ['observations', anObservation({ id: base + n, postId: base + n, ...of(n), proofFileId: null })],
    ],
    act: (n) => `name="confirm" value="${base + n}"`,
  },
  finish_briefing: {
    rows: (n) => [
      project(n, { status: 'draft', submittedAt: null, kind: n === 2 ? 'silent_squad' : 'creator' }),
    ],
    act: () => 'name="intent"',
  },
  evaluate: {
    rows: (n) => [...contract(n), ['evaluations', anEvaluation({ id: base + n, ...of(n) })]],
    act: () => 'name="rating"',
  },
};

export const creator: Partial<Record<StepCode, Rung>> = {
  answer_invitation: {
    rows: (n) => [
      project(n, { status: 'awaiting_proposal' }),
      proposal(n, { status: 'received', answerBy: before(-7) }),
    ],
    act: () => button('accept'),
  },
  accept_contract: {
    rows: (n) => contract(n, { status: 'sent', creatorAcceptedAt: null }),
    act: () => button('accept'),
  },
  answer_counter: {
    rows: (n) => [
      project(n, { status: 'awaiting_proposal' }),
      proposal(n, { status: 'countered', counterCents: 300_000 }),
    ],
    act: () => button('acceptCounter'),
  },
  write_proposal: {
    rows: (n) => [project(n, { status: 'awaiting_proposal' }), proposal(n, { status: 'pending' })],
    act: () => button('send'),
  },
  change_draft: {
    rows: (n) =>
      submitted(n, { status: 'changes_requested', changeNote: 'Mostre a textura.', changeRounds: 1 }),
    act: (n) => `name="draft" value="${base + n}"`,
  },
  publish_content: {
    rows: (n) => submitted(n, { status: 'approved' }),
    act: (n) => `name="publish" value="${base + n}"`,
  },
  submit_draft: {
    rows: (n) => piece(n, { status: 'planned' }),
    act: (n) => `name="draft" value="${base + n}"`,
  },
  send_invoice: {
    rows: (n) => [
      ...submitted(n, { ...published, status: 'verified' }),
      ['payouts', aPayout({ id: base + n, ...of(n) })],
    ],
    act: () => button('confirmReceipt'),
  },
  fix_invoice: {
    rows: (n) => [
      ...submitted(n, { ...published, status: 'verified' }),
      ['payouts', aPayout({ id: base + n, ...of(n) })],
      [
        'invoices',
        anInvoice({
          id: base + n,
          payoutId: base + n,
          ...of(n),
          fileId: null,
          sha256: null,
          checks: [{ code: 'month', passed: false, found: '2026-10', expected: '2026-12' }],
        }),
      ],
    ],
    act: () => creatorWords.checks.differs,
  },
  answer_ending: {
    rows: (n) => [
      ...contract(n),
      [
        'settlements',
        aTermination({ id: base + n, ...of(n), side: 'company', answerBy: before(-3).slice(0, 10) }),
      ],
    ],
    act: () => shared.ending.accept,
  },
  answer_amendment: {
    rows: (n) => [
      ...contract(n),
      ['amendments', anAmendment({ id: base + n, ...of(n), status: 'awaiting_creator' })],
    ],
    act: () => button('acceptAmendment'),
  },
  fix_post: {
    // Too young for figures.
    rows: (n) => posted(n, { status: 'private', publishedAt: before(0), publishedOn: dayBefore(0) }),
    act: (n) => `id="piece-${base + n}"`,
  },
  revise_contract: {
    rows: (n) => [
      ['pay-contracts', aPayContract({ id: base + n, status: 'expired', validUntil: dayBefore(1) })],
    ],
    act: () => button('revise'),
  },
  answer_client: {
    rows: (n) => [
      [
        'pay-contracts',
        aPayContract({ id: base + n, talk: [question], validUntil: before(-9).slice(0, 10) }),
      ],
    ],
    act: () => button('say'),
  },
  deliver_changes: {
    rows: (n) =>
      paidPart(base + n, n, [
        { ...delivery, at: before(3) },
        { ...delivery, side: 'company', at: before(2) },
      ]),
    act: () => 'id="delivery"',
  },
  deliver_work: {
    rows: (n) => paidPart(base + n, n, []),
    act: () => 'id="delivery"',
  },
  send_figures: {
    rows: (n) => posted(n),
    act: () => '<form',
  },
  evaluate: {
    rows: (n) => [...contract(n), ['evaluations', anEvaluation({ id: base + n, ...of(n), side: 'creator' })]],
    act: () => 'name="rating"',
  },
};
