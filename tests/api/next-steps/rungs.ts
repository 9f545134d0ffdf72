import type { StepCode } from '@elenco/core/operations';
import {
  aJob,
  anAmendment,
  anApplication,
  anEntry,
  anEvaluation,
  anInvoice,
  anObservation,
  aPayContract,
  aPayout,
  aSquad,
  aStep,
  aTermination,
  ids,
  stamped,
} from '@elenco/core/testing';
import company from '@elenco/locales/pt/company.json' with { type: 'json' };
import creatorWords from '@elenco/locales/pt/creator.json' with { type: 'json' };
import shared from '@elenco/locales/pt/shared.json' with { type: 'json' };
import type { Put } from '../../support/rows';
import { people } from '../cast';
import { before, dayBefore, delivery, payContractRows } from './paidPart';
import {
  base,
  contract,
  of,
  owed,
  piece,
  posted,
  project,
  proposal,
  published,
  submitted,
} from './projectRows';

/**
 * One next step in tests: rows of a project in which the step waits, and the text of the action on its page.
 */
export interface StepFixture {
  readonly rows: (n: number) => readonly Put[];
  readonly act: (n: number) => string;
}

const question = { side: 'client', name: 'Dora', text: 'Pode ser em junho?', at: before(1) } as const;

/** Terms of a draft that can be sent today. */
const dated = {
  validUntil: dayBefore(-9),
  schedule: [{ amountCents: 400_000, dueOn: dayBefore(-20) }],
};

const button = (intent: string) => `value="${intent}"`;
/** Returns the start of the attribute that labels the button for opening a confirmation. */
const act = (label: string) => `aria-label="${label}: `;

export const brand: Partial<Record<StepCode, StepFixture>> = {
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
  answer_applications: {
    rows: (n) => [
      project(n, { status: 'curation' }),
      ['openings', aJob({ id: base + n, briefingId: base + n })],
      ['applications', anApplication({ id: base + n, openingId: base + n, briefingId: base + n })],
    ],
    act: () => button('waitlistApplicant'),
  },
  approve_step: {
    rows: (n) => [
      ['squads', aSquad({ id: base + n, status: 'running' })],
      ['squad-steps', aStep({ id: base + n, squadId: base + n, status: 'awaiting_approval' })],
      project(n, { squadId: base + n }),
    ],
    act: () => 'value="approved"',
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
  complete_hiring: {
    rows: (n) => contract(n, {}, { status: 'hiring', endsOn: dayBefore(1) }),
    act: () => 'data-main-act',
  },
  remind_creators: {
    rows: (n) => piece(n, { status: 'planned', dueOn: dayBefore(1) }),
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

export const creator: Partial<Record<StepCode, StepFixture>> = {
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
      ['settlements', aTermination({ id: base + n, ...of(n), side: 'company', answerBy: dayBefore(-3) })],
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
    // The post was published today, too recently for metrics.
    rows: (n) => posted(n, { status: 'private', publishedAt: before(0), publishedOn: dayBefore(0) }),
    act: () => button('fixLink'),
  },
  revise_contract: {
    rows: (n) => [
      ['pay-contracts', aPayContract({ id: base + n, status: 'expired', validUntil: dayBefore(1) })],
    ],
    act: () => button('revise'),
  },
  answer_client: {
    rows: (n) => [
      ['pay-contracts', aPayContract({ id: base + n, talk: [question], validUntil: dayBefore(-9) })],
    ],
    act: () => button('say'),
  },
  deliver_changes: {
    rows: (n) =>
      payContractRows(base + n, n, [
        { ...delivery, at: before(3) },
        { ...delivery, side: 'company', at: before(2) },
      ]),
    act: () => 'id="delivery"',
  },
  deliver_work: {
    rows: (n) => payContractRows(base + n, n, []),
    act: () => 'id="delivery"',
  },
  send_contract: {
    rows: (n) => [
      ['pay-contracts', aPayContract({ id: base + n, status: 'draft', ...dated, endsOn: dayBefore(-20) })],
    ],
    act: () => button('send'),
  },
  fill_contract: {
    rows: (n) => [
      ['pay-contracts', aPayContract({ id: base + n, status: 'draft', ...dated, clientEmail: null })],
    ],
    act: (n) => `href="/dashboard/professional/pay-clients/${base + n}`,
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
