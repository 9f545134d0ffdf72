import { randomUUID } from 'node:crypto';
import {
  approvableCents,
  approveProposals,
  briefings,
  type Contract,
  contracts,
  MAX_APPROVED,
  proposalRounds,
  proposals,
  squads,
  toSign,
} from '@elenco/core/hiring';
import { type Decision, type FieldError, splitFee, sum } from '@elenco/core/kit';
import { areaPath, creators, impersonatorOf } from '@elenco/core/people';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { actions, command } from '../../adapters/form.server';
import { idIn, notFound, type RequestContext } from '../../adapters/requestContext.server';
import { faceOf } from '../../company/faces';
import { shareLinkHandlers } from '../../shareLinks/actions.server';
import { loadShareLinks } from '../../shareLinks/load.server';
import { pendingProposals } from '../../team/requests.server';
import { answerHandlers } from '../project/answers.server';
import { proposalsFarAbove } from './farAbove';

/**
 * Returns the creator ids in the URL's path, separated by `-` or `,`.
 * @throws 404 for an invalid id, or for more than `MAX_APPROVED` ids
 */
function creatorsIn({ params }: Pick<RequestContext, 'params'>): number[] {
  const ids = (params.users ?? '').split(/[-,]/);
  if (ids.length > MAX_APPROVED) throw notFound();
  return [...new Set(ids.map((users) => idIn({ params: { users } }, 'users')))];
}

/**
 * Loads the selected proposals side by side, with their total. A dry run of the approval creates the contract
 * texts.
 */
export async function loadApproval(ctx: RequestContext<'company'>) {
  const { app, actor } = ctx;
  const row = await app.get(briefings, actor, idIn(ctx));
  const ids = creatorsIn(ctx);
  const status = ['sent', 'under_approval'] as const;
  const where = { briefingId: row.id, creatorId: ids };
  const [open, rounds, unsigned, findable, guests, pending, ofSquad] = await Promise.all([
    app.see(proposals, actor, { briefingId: row.id, status }),
    app.see(proposalRounds, actor, where),
    app.see(contracts, actor, { briefingId: row.id, status: [...toSign] }),
    app.search.findable(actor, ids),
    loadShareLinks(ctx, { briefingId: row.id, contractId: null }, 'approve-proposal'),
    pendingProposals(ctx),
    loadSquadCommitments(ctx, row.squadId),
  ]);
  const offers = open.filter(({ creatorId }) => ids.includes(creatorId));
  if (offers.length === 0) throw redirect(`${areaPath.company}/briefing/${row.id}?view=proposals`);
  const input = { briefingId: row.id, proposalIds: offers.map((offer) => offer.id) };
  const everyone = await app.see(creators, actor, { id: open.map(({ creatorId }) => creatorId) });
  const cast = everyone.filter(({ id }) => ids.includes(id));
  const may = actor.role === 'company' && !impersonatorOf(actor);
  const decision = may ? await app.dryRun(approveProposals, input, ctx) : undefined;
  const totalCents = sum(offers.map((offer) => offer.totalCents));
  const shares = offers.map((offer) => splitFee(offer.totalCents, offer.feeBp));
  const approvable = approvableCents(row, unsigned, ofSquad);
  return {
    row,
    may,
    guests,
    offers,
    /**
     * Creators with an open proposal that is not compared; empty if no more proposals can be approved
     * together.
     */
    others:
      ids.length < MAX_APPROVED
        ? everyone.filter(({ id }) => !ids.includes(id)).map(({ id, name }) => ({ id, name }))
        : [],
    rounds,
    cast: Object.fromEntries(
      cast.map((one) => [one.id, { ...one, face: faceOf(one), findable: findable.includes(one.id) }]),
    ),
    ...contractsOf(decision),
    pending,
    farAbove: proposalsFarAbove(offers, cast, [row]),
    asked: { act: 'proposals.approveAll' as const, input: { ...input, totalCents } },
    /** Idempotency key of the form. */
    key: randomUUID(),
    sums: {
      totalCents,
      feeCents: sum(shares.map((share) => share.feeCents)),
      creatorCents: sum(shares.map((share) => share.creatorCents)),
      leftCents: approvable.leftCents - totalCents,
      leftOf: approvable.of,
    },
  };
}

/**
 * Loads the amounts that a squad's projects commit; null without a squad, or if the squad has no budget of
 * its own.
 */
async function loadSquadCommitments(
  { app, actor }: Pick<RequestContext<'company'>, 'app' | 'actor'>,
  squadId: number | null,
) {
  if (squadId === null) return null;
  const [squad] = await app.see(squads, actor, { id: squadId });
  if (!squad || squad.budgetCents === null) return null;
  const all = await app.pick(
    briefings,
    actor,
    ['id', 'status', 'budgetCents', 'contractedCents'],
    { squadId },
    { by: 'id' },
  );
  const unsigned = await app.pick(contracts, actor, ['id', 'briefingId', 'status', 'totalCents'], {
    briefingId: all.map(({ id }) => id),
    status: [...toSign],
  });
  return { squad, briefings: all, contracts: unsigned };
}

export type Approval = Awaited<ReturnType<typeof loadApproval>>;

/** Returns the contracts that the approval would create, or its refusals. */
export function contractsOf(decision: Decision<unknown> | undefined) {
  const none: {
    agreements: Pick<Contract, 'briefingId' | 'creatorId' | 'text' | 'textEnglish'>[];
    refused: readonly FieldError[];
  } = {
    agreements: [],
    refused: [],
  };
  if (!decision) return none;
  if ('refused' in decision) return { ...none, refused: decision.refused };
  const inserts = decision.changes.flatMap((change) =>
    change.do === 'insert' && change.resource === contracts.name ? [change.row as Contract] : [],
  );
  return {
    ...none,
    agreements: inserts.map(({ briefingId, creatorId, text, textEnglish }) => ({
      briefingId,
      creatorId,
      text,
      textEnglish,
    })),
  };
}

const { proposalIds, totalCents } = approveProposals.input.shape;

export const approveActions = actions('company', {
  ...shareLinkHandlers,
  ...answerHandlers((toast) => (_, ctx) => ({
    to: `${areaPath.company}/briefing/${ctx.params.id}?view=proposals`,
    toast,
  })),
  approve: command(approveProposals, {
    schema: z.object({ proposalIds, totalCents }),
    input: (value, ctx) => ({ briefingId: idIn(ctx), ...value }),
    next: (_, ctx) => ({
      to: `${areaPath.company}/briefing/${ctx.params.id}?view=contracts`,
      toast: 'approved',
    }),
  }),
});
