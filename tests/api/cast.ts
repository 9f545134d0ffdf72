import type { User } from '@elenco/core';
import {
  aBoardComment,
  aBoardMember,
  aBoardPost,
  aBoardReport,
  aBriefing,
  aCardPayment,
  aCharge,
  aChargeLine,
  aClick,
  aCompany,
  aConnection,
  aConsent,
  aContent,
  aContentVersion,
  aContract,
  aConversation,
  aConversationReading,
  aCreator,
  aCuratorCode,
  aDeliverable,
  aDraft,
  aDraftComment,
  aFailedSignIn,
  aFavorite,
  aGuestMark,
  aLead,
  aLessonMark,
  aList,
  aListMember,
  aMessage,
  aMessageReport,
  aMetric,
  aMonthClosing,
  aNote,
  anAcceptance,
  anAmendment,
  anApplication,
  anAssignment,
  anAttribution,
  anEntry,
  anEvaluation,
  anImpersonation,
  anImport,
  anInstalment,
  anInvitation,
  anInvoice,
  anObservation,
  anOpening,
  anOrder,
  aParticipant,
  aPayContract,
  aPayee,
  aPaymentMethod,
  aPayout,
  aPost,
  aPosting,
  aPrivacyRequest,
  aProject,
  aProof,
  aProposal,
  aPublishedContent,
  aQuestion,
  aReport,
  aRound,
  aSavedSearch,
  aSession,
  aSetting,
  aSettlement,
  aShareLink,
  aShortLink,
  aSquad,
  aSubscriber,
  aSubscription,
  aSubscriptionPeriod,
  aTask,
  aTemplate,
  aTrackedLink,
  aUser,
  aVision,
  aWebhook,
  aWebhookDelivery,
  ids,
  NOW,
} from '@elenco/core/testing';
import type { RunningApi } from '../support/api';
import { type Put, putRows } from '../support/rows';

const aStaff = (id: number, name: string, duty: User['duties'][number]) =>
  aUser({
    id,
    name,
    email: `${name.toLowerCase()}@elenco.example`,
    staff: true,
    duties: [duty],
    companyId: null,
    companyRole: null,
  });

/** Everybody who can ask for something. The first of each side has the rows below; the other has none. */
export const people = {
  brandOwner: aUser(),
  brandMember: aUser({ id: 104, name: 'Davi', email: 'davi@aurora.example', companyRole: 'member' }),
  otherBrand: aUser({ id: 105, name: 'Elisa', email: 'elisa@boreal.example', companyId: 12 }),
  creator: aUser({
    id: ids.creatorUser,
    name: 'Cecília',
    email: 'cecilia@story.example',
    companyId: null,
    companyRole: null,
    creatorId: ids.creator,
  }),
  otherCreator: aUser({
    id: 106,
    name: 'Fábio',
    email: 'fabio@story.example',
    companyId: null,
    companyRole: null,
    creatorId: 22,
  }),
  curation: aStaff(ids.curator, 'Gabriela', 'curation'),
  finance: aStaff(107, 'Heitor', 'finance'),
  secondFinance: aStaff(108, 'Iara', 'finance'),
  support: aStaff(109, 'Jonas', 'support'),
  owner: aStaff(110, 'Karina', 'owner'),
  content: aStaff(111, 'Lucas', 'content'),
  restricted: aStaff(112, 'Marta', 'restricted'),
} as const satisfies Record<string, User>;
export type Person = keyof typeof people;
const names = Object.keys(people) as Person[];

/** Two sides and what is between the first of each: one row of every resource, in the order of foreign keys. */
export const oneOfEach: readonly Put[] = [
  ['companies', aCompany(), aCompany({ id: 12, tradeName: 'Boreal', cnpj: '11222333000181' })],
  [
    'creators',
    aCreator({ publicProfile: true }),
    aCreator({ id: 22, name: 'Fábio Lins', mainSkill: 'cooking', tags: ['food'] }),
  ],
  ['users', ...Object.values(people)],
  ['payees', aPayee()],
  ['portfolio-projects', aProject()],
  ['curator-codes', aCuratorCode()],
  ['attributions', anAttribution()],
  ['consents', aConsent()],
  ['connections', aConnection()],
  ['channel-metrics', aMetric()],
  ['impersonations', anImpersonation()],
  ['sessions', { ...aSession(), tokenHash: 'none' }],
  ['failed-sign-ins', aFailedSignIn()],
  ['privacy-requests', aPrivacyRequest()],
  ['leads', aLead()],
  ['subscribers', aSubscriber()],
  ['invitations', anInvitation()],
  ['settings', aSetting()],
  ['contents', aContent(), aPublishedContent()],
  ['content-versions', aContentVersion()],
  ['lesson-marks', aLessonMark()],
  ['short-links', aShortLink()],
  ['short-link-clicks', aClick()],
  ['lists', aList()],
  ['list-members', aListMember()],
  ['favorites', aFavorite()],
  ['saved-searches', aSavedSearch()],
  ['imports', anImport()],
  ['squads', aSquad()],
  ['visions', aVision()],
  ['briefings', aBriefing({ squadId: 99 })],
  ['templates', aTemplate()],
  ['openings', anOpening()],
  ['applications', anApplication()],
  ['reports', aReport()],
  ['shortlist', anEntry({ status: 'released' })],
  ['proposals', aProposal()],
  ['proposal-rounds', aRound()],
  ['questions', aQuestion()],
  ['contracts', aContract({ status: 'sent' })],
  ['amendments', anAmendment()],
  ['acceptances', anAcceptance()],
  ['files', aFile()],
  ['deliverables', aDeliverable({ draftFileId: 95 })],
  ['drafts', aDraft()],
  ['draft-comments', aDraftComment()],
  ['posts', aPost()],
  ['observations', anObservation()],
  ['tracked-links', aTrackedLink()],
  ['orders', anOrder()],
  ['charges', aCharge({ ourNumber: '00000000071' })],
  ['charge-lines', aChargeLine()],
  ['subscriptions', aSubscription({ status: 'past_due' })],
  ['subscription-periods', aSubscriptionPeriod()],
  ['payment-methods', aPaymentMethod()],
  ['card-payments', aCardPayment()],
  ['payouts', aPayout()],
  ['settlements', aSettlement()],
  ['pay-contracts', aPayContract()],
  ['instalments', anInstalment()],
  ['invoices', anInvoice()],
  [
    'ledger_accounts',
    { id: 1, kind: 'receivable', companyId: ids.company, currency: 'BRL', balanceCents: 0 },
    { id: 2, kind: 'committed', companyId: ids.company, currency: 'BRL', balanceCents: 0 },
  ],
  [
    'ledger_transactions',
    {
      id: 96,
      kind: 'charge_issued',
      resource: 'charges',
      rowId: ids.charge,
      contractId: ids.contract,
      at: NOW,
      bookedOn: '2026-12-21',
    },
  ],
  [
    'postings',
    { ...aPosting({ id: 94, account: 'receivable', kind: 'charge_issued' }), accountId: 1 },
    { ...aPosting({ account: 'committed', kind: 'charge_issued', amountCents: -400_000 }), accountId: 2 },
  ],
  ['month-closings', aMonthClosing()],
  ['evaluations', anEvaluation()],
  ['share-links', aShareLink()],
  ['guest-marks', aGuestMark()],
  ['payment-proofs', aProof()],
  ['conversations', aConversation()],
  ['messages', aMessage()],
  ['message-reports', aMessageReport()],
  ['conversation-readings', aConversationReading()],
  ['participants', aParticipant()],
  ['board-members', aBoardMember()],
  ['board-posts', aBoardPost()],
  ['board-comments', aBoardComment()],
  ['board-reports', aBoardReport()],
  ['assignments', anAssignment()],
  ['notes', aNote()],
  ['tasks', aTask()],
  ['webhooks', aWebhook()],
  ['webhook-deliveries', aWebhookDelivery()],
  [
    'audit',
    {
      ...{ id: 93, at: NOW, actorId: ids.brandUser, actorRole: 'client', command: 'briefings.create' },
      ...{ resource: 'briefings', rowId: ids.briefing, data: { what: 'insert' }, ip: '192.0.2.7' },
    },
  ],
];

function aFile() {
  return {
    id: 95,
    name: 'draft.pdf',
    mime: 'application/pdf',
    size: 10,
    sha256: '0'.repeat(64),
    ownerId: ids.creatorUser,
    companyId: null,
    creatorId: ids.creator,
    createdAt: NOW,
  };
}

/** A program's call in somebody's name. */
export type Caller = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

/** Fills the database and gives everybody a token that may read and write. */
export async function gather(api: RunningApi): Promise<Record<Person, Caller> & { nobody: Caller }> {
  await putRows(api.databaseUrl, oneOfEach);
  const entries = await Promise.all(
    names.map(async (name) => {
      const about = { name: 'test', scopes: ['read', 'write'], days: 1, now: new Date().toISOString() };
      const { token } = await api.database.identity.issueToken(people[name].id, about);
      return [name, callerOf(api, { Authorization: `Bearer ${token}` })] as const;
    }),
  );
  return { ...(Object.fromEntries(entries) as Record<Person, Caller>), nobody: callerOf(api, {}) };
}

export function callerOf(api: Pick<RunningApi, 'url'>, own: Record<string, string>): Caller {
  return (method, path, body, headers = {}) =>
    fetch(`${api.url}${path}`, {
      method,
      headers: { ...own, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
}

/** From a file: nobody's account. */
export const stranger = {
  ...{
    id: 17,
    version: 1,
    createdAt: NOW,
    updatedAt: NOW,
    name: '=Zuleica Externa',
    bio: '',
    mainSkill: 'pets',
  },
  ...{ tags: [], country: 'BR', state: 'SP', city: 'Campinas', followers: 90_000, engagementBp: 310 },
  presences: [
    {
      ...{ channel: 'tiktok', handle: 'zuleica', followers: 90_000, engagementBp: 310 },
      ...{ source: 'estimated', measuredAt: NOW },
    },
  ],
  ...{ priceCents: null, gender: null, ageBand: null, languages: [], audience: null, activeOn: null },
  ...{ source: 'Planilha da agência', sourceAt: NOW, creatorId: null },
};
