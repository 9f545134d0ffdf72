import { payContracts } from '@elenco/core/finance';
import {
  type ApprovalRequest,
  amendmentTerms,
  briefings,
  contracts,
  contractsOf,
  proposals,
  proposalsOf,
  requestAmendment,
  waitsFor,
} from '@elenco/core/hiring';
import { areaPath, creators, users } from '@elenco/core/people';
import type { RequestContext } from '../adapters/requestContext.server';
import { proposalsFarAbove } from '../briefing/approve/farAbove';

type Input = ApprovalRequest['input'];
type Reader = Pick<RequestContext, 'app' | 'actor'>;

/**
 * Returns the id of the Elenco Pay contract that a request is about, as a list; empty if the request is about
 * something else.
 */
const payContractOf = ({ act, input }: Pick<ApprovalRequest, 'act' | 'input'>): number[] =>
  act === 'pay-contracts.accept' && typeof input.id === 'number' ? [input.id] : [];

/**
 * Returns the requests of a company with the creators that each hires, and the proposals far above the
 * expected price. An owner must confirm these proposals in a request as on the approval page. For an
 * amendment, adds its text, which is stored only once it is signed.
 */
export async function withCreators({ app, actor }: Reader, requests: readonly ApprovalRequest[]) {
  const contractIds = requests.flatMap(contractsOf);
  const proposalIds = requests.flatMap(proposalsOf);
  const payIds = requests.flatMap(payContractOf);
  const contractFields = ['id', 'creatorId', 'feeBp', 'currency', 'title', 'textHash'] as const;
  const [made, offers, own] = await Promise.all([
    contractIds.length > 0 ? app.pick(contracts, actor, contractFields, { id: contractIds }) : [],
    proposalIds.length > 0 ? app.see(proposals, actor, { id: proposalIds }) : [],
    payIds.length > 0 ? app.pick(payContracts, actor, ['id', 'creatorId'], { id: payIds }) : [],
  ]);
  const creatorId = [...new Set([...made, ...offers, ...own].map((row) => row.creatorId))];
  const open = offers.filter((one) => waitsFor(one) === 'company');
  const [names, cast, projects] = await Promise.all([
    creatorId.length > 0 ? app.projects.creatorNames(creatorId) : new Map<number, string>(),
    open.length > 0 ? app.see(creators, actor, { id: open.map((one) => one.creatorId) }) : [],
    open.length > 0 ? app.see(briefings, actor, { id: open.map((one) => one.briefingId) }) : [],
  ]);
  return requests.map((request) => {
    const { act, input } = request;
    const of = (
      rows: readonly { readonly id: number; readonly creatorId: number }[],
      ids: readonly number[],
    ) => rows.filter(({ id }) => ids.includes(id)).map((row) => names.get(row.creatorId) ?? '');
    const hired = [
      ...of(made, contractsOf(request)),
      ...of(offers, proposalsOf(request)),
      ...of(own, payContractOf(request)),
    ];
    return {
      ...request,
      creators: [...new Set(hired)].filter(Boolean),
      to: pageOf(
        request,
        offers.filter(({ id }) => proposalsOf(request).includes(id)).map((one) => one.creatorId),
      ),
      farAbove: proposalsFarAbove(
        open.filter(({ id }) => request.answer === null && proposalsOf(request).includes(id)),
        cast,
        projects,
      ),
      text: act === 'amendments.request' ? amendmentText(input, made) : null,
    };
  });
}

function amendmentText(input: Input, made: readonly Parameters<typeof amendmentTerms>[0][]): string | null {
  const wanted = requestAmendment.input.safeParse({ ip: '', userAgent: '', ...input });
  const contract = wanted.success && made.find(({ id }) => id === wanted.data.contractId);
  return contract ? amendmentTerms(contract, wanted.data).text : null;
}

/** A request of the current member that waits for the owners. */
export interface PendingRequest {
  readonly id: number;
  readonly sentAt: string;
  readonly owners: readonly string[];
}

type Pending = Readonly<Record<number, PendingRequest>>;

/** Returns the contracts for which the current member has requested an owner's approval; none for owners. */
export const pendingContracts = (reader: Reader, acts: readonly ApprovalRequest['act'][]): Promise<Pending> =>
  pendingRows(reader, acts, contractsOf);

/** Returns the proposals for which the current member has requested an owner's approval; none for owners. */
export const pendingProposals = (reader: Reader): Promise<Pending> =>
  pendingRows(reader, ['proposals.approveAll', 'squads.approveProposals'], proposalsOf);

async function pendingRows(
  { app, actor }: Reader,
  acts: readonly ApprovalRequest['act'][],
  idsOf: (request: ApprovalRequest) => readonly number[],
): Promise<Pending> {
  if (actor.role !== 'company' || actor.companyRole === 'owner') return {};
  const open = (await app.team.approvalRequestsOf(actor)).filter(
    ({ answer, act }) => answer === null && acts.includes(act),
  );
  if (open.length === 0) return {};
  const owners = await app.see(users, actor, { companyId: actor.companyId }, { by: 'name' });
  const names = owners
    .filter(({ companyRole, suspendedAt }) => companyRole === 'owner' && suspendedAt === null)
    .map(({ name }) => name);
  return Object.fromEntries(
    open.flatMap((request) =>
      idsOf(request).map((id) => [id, { id: request.id, sentAt: request.createdAt, owners: names }]),
    ),
  );
}

/** Number of proposals or contracts of a request. */
export function countOf(input: Input): number {
  const rows = input.proposalIds ?? input.contracts;
  return Array.isArray(rows) ? rows.length : 1;
}

/** Returns the URL of the page with the subject of a request, for the owner. */
function pageOf({ act, answer, input }: ApprovalRequest, creatorIds: readonly number[]): string {
  const { id: rowId, contractId, briefingId, squadId, contracts: named } = input;
  const area = areaPath.company;
  // The approval page compares proposals with list prices; it exists only while the proposals are open.
  if (answer === null && creatorIds.length > 0) {
    if (squadId !== undefined) {
      return `${area}/squad/${squadId}/approve-proposals/${proposalsOf({ input }).join('-')}`;
    }
    if (briefingId !== undefined) {
      return `${area}/briefing/${briefingId}/approve-proposal/${creatorIds.join('-')}`;
    }
  }
  if (act === 'pay-contracts.accept') return `${area}/pay-client/${rowId}`;
  if (act === 'amendments.request') return `/dashboard/contract/${contractId}`;
  if (squadId !== undefined) return `${area}/squad/${squadId}`;
  if (briefingId !== undefined) return `${area}/briefing/${briefingId}?view=proposals`;
  const [only, ...others] = (named ?? []) as readonly { readonly id: number }[];
  return only && others.length === 0 ? `/dashboard/contract/${only.id}` : `${area}/contracts`;
}
