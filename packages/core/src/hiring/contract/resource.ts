import { defineResource, impersonatorOf, ofPeopleOrMoney, userIdOf } from '../../people';
import { draft, draftComment } from './draft';
import { contractFlow, deliverableFlow } from './flow';
import {
  acceptanceAccess,
  contractAccess,
  deliverableAccess,
  draftAccess,
  draftCommentAccess,
} from './policy';
import { acceptance, contract, deliverable } from './schema';

const parties = { id: 'is', companyId: 'is', creatorId: 'is' } as const;

const agreed = [
  'text',
  'textHash',
  'textEnglish',
  'checkCode',
  'totalCents',
  'feeBp',
  'feeCents',
  'creatorCents',
  'averagePostCents',
] as const;

export const contracts = defineResource({
  name: 'contracts',
  schema: contract,
  flow: contractFlow,
  writable: { create: [], update: [] },
  /** A guest sees what was hired, not what was agreed about money. */
  hidden: (actor) => (actor.role === 'guest' ? agreed : ofPeopleOrMoney(actor, agreed)),
  filters: {
    ...parties,
    briefingId: 'is',
    proposalId: 'is',
    origin: 'is',
    status: 'is',
    createdAt: 'between',
    approvedOn: 'between',
  },
  search: ['title'],
  sorts: ['id', 'title', 'status', 'totalCents', 'createdAt', 'approvedOn'],
  access: contractAccess,
});

export const acceptances = defineResource({
  name: 'acceptances',
  schema: acceptance,
  flow: undefined,
  writable: { create: [], update: [] },
  hidden: (actor) => ofPeopleOrMoney(actor, ['name', 'ip', 'userAgent']),
  /** From where a person accepted is evidence for us, and the person's own: the other side and colleagues do without. */
  shownIn: (actor) =>
    actor.role === 'admin'
      ? undefined
      : {
          fields: ['ip', 'userAgent'],
          rows: [{ userId: (impersonatorOf(actor) ? null : userIdOf(actor)) ?? [] }],
        },
  filters: { ...parties, contractId: 'is', side: 'is' },
  sorts: ['id', 'createdAt'],
  access: acceptanceAccess,
});

export const deliverables = defineResource({
  name: 'deliverables',
  schema: deliverable,
  flow: deliverableFlow,
  writable: { create: [], update: [] },
  filters: { ...parties, contractId: 'is', briefingId: 'is', status: 'is', channel: 'is', dueOn: 'between' },
  sorts: ['id', 'status', 'dueOn', 'statusSince', 'createdAt'],
  access: deliverableAccess,
});

const ofDeliverable = { ...parties, deliverableId: 'is', briefingId: 'is' } as const;

export const drafts = defineResource({
  name: 'drafts',
  schema: draft,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: ofDeliverable,
  sorts: ['id', 'createdAt'],
  access: draftAccess,
});

export const draftComments = defineResource({
  name: 'draft-comments',
  schema: draftComment,
  flow: undefined,
  writable: { create: [], update: [] },
  hidden: (actor) => ofPeopleOrMoney(actor, ['name']),
  filters: { ...ofDeliverable, draftId: 'is' },
  sorts: ['id', 'createdAt'],
  access: draftCommentAccess,
});
