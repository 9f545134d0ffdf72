import { z } from 'zod';
import { acceptPay, payAmounts } from '../../../finance';
import {
  type ApprovalRequest,
  type AskableAct,
  acceptContracts,
  approvalRequests,
  approveProposals,
  approveSquadProposals,
  askableActs,
  isAboveLimit,
  requestAmendment,
} from '../../../hiring';
import {
  accept,
  type Command,
  type Currency,
  canonical,
  emit,
  type Find,
  insert,
  invalid,
  Problem,
  refuse,
  sum,
  update,
} from '../../../kit';
import { type Actor, defineCommand, id, paragraph, users } from '../../../people';

/** Amount to which a request would bind the company, and the project or squad of the request. */
interface Asked {
  readonly title: string;
  readonly amountCents: number;
  readonly currency: Currency;
}

type Priced = { readonly totalCents: number };
const totalOf = (rows: readonly Priced[]) => sum(rows.map(({ totalCents }) => totalCents));

/**
 * Declares a command that members can request, and a function that returns the amount and subject of its
 * loaded rows.
 */
const act = <Input extends z.ZodObject, Rows>(
  command: Command<Actor, Input, Rows, unknown>,
  about: (rows: Rows, input: z.output<Input>) => Asked,
) => ({
  fields: Object.keys(command.input.shape),
  parse(given: unknown) {
    const parsed = command.input.safeParse(given);
    if (!parsed.success) throw invalid(parsed.error.issues);
    return parsed.data;
  },
  load: command.load as (find: Find<Actor>, input: unknown, moment: object) => Promise<unknown>,
  decide: command.decide as unknown as (context: object) => ReturnType<typeof command.decide>,
  about: about as (rows: unknown, input: unknown) => Asked,
});

const acts = {
  'proposals.approveAll': act(approveProposals, ({ briefing, named }) => ({
    title: briefing.title,
    amountCents: totalOf(named),
    currency: briefing.currency,
  })),
  'squads.approveProposals': act(approveSquadProposals, ({ squad, parts }) => ({
    title: squad.title,
    amountCents: totalOf(parts.flatMap(({ rows }) => rows.named)),
    currency: squad.currency,
  })),
  'contracts.acceptAll': act(acceptContracts, ({ rows }) => ({
    title: [...new Set(rows.map(({ title }) => title))].join(', ').slice(0, 160),
    amountCents: totalOf(rows),
    currency: rows[0]?.currency ?? 'BRL',
  })),
  'pay-contracts.accept': act(acceptPay, ({ row }) => ({
    title: row.title,
    amountCents: payAmounts(row).clientCents,
    currency: row.currency,
  })),
  'amendments.request': act(requestAmendment, ({ contract }, { additionalCents }) => ({
    title: contract.title,
    amountCents: additionalCents,
    currency: contract.currency,
  })),
} satisfies Record<AskableAct, unknown>;

const evidence = { ip: z.string().max(64), userAgent: z.string().max(500) };

/** Adds the evidence of the acting user, for commands that store it. */
function withEvidence(name: AskableAct, input: Readonly<Record<string, unknown>>, by: object) {
  const given = Object.entries({ ip: '', userAgent: '', ...by });
  const own = given.filter(([field]) => field in evidence && acts[name].fields.includes(field));
  return acts[name].parse({ ...input, ...Object.fromEntries(own) });
}

/** Returns the company's owners who can answer a request. */
const ownersOf = (find: Find<Actor>, companyId: number) =>
  find.many(users, { companyId, companyRole: 'owner', suspendedAt: null });

/** Notifies each owner of a request. The notice contains the member's name. */
const toOwners = (
  kind: 'users.approvalAsked' | 'users.approvalWithdrawn',
  owners: readonly { readonly id: number }[],
  { id: request, companyId, title, amountCents, currency }: Asked & { id: number; companyId: number },
  by: string,
) =>
  owners.map((owner) =>
    emit({
      kind,
      resource: users.name,
      rowId: owner.id,
      companyId,
      data: { request, by, title, amountCents, currency },
    }),
  );

/**
 * Requests, as a member, that an owner runs a command that exceeds the member's limit. Stores the command's
 * input, and notifies each owner. Refuses with `approval_not_needed` for a command that the member may run,
 * `already_asked`, and the command's other errors.
 */
export const askApproval = defineCommand({
  name: 'approvals.ask',
  notWhileImpersonating: true,
  input: z.strictObject({ act: z.enum(askableActs), input: z.record(z.string(), z.unknown()) }),
  async load(find, { act: name, input }, moment) {
    const { actor } = moment;
    if (actor.role !== 'company') throw new Problem('not_found');
    const { companyId, userId } = actor;
    const parsed = withEvidence(name, input, {});
    const [requestId] = await find.ids(approvalRequests, 1);
    return {
      requestId: requestId as number,
      parsed,
      rows: await acts[name].load(find, parsed, moment),
      owners: await ownersOf(find, companyId),
      open: await find.lockMany(approvalRequests, { companyId, userId, answer: null }),
    };
  },
  decide({ rows: { requestId, parsed, rows, owners, open }, input: { act: name, input }, ...moment }) {
    const { actor } = moment;
    if (actor.role !== 'company') return refuse('not_a_party');
    const decision = acts[name].decide({ ...moment, rows, input: parsed });
    if (!('refused' in decision)) return refuse('approval_not_needed');
    if (!decision.refused.every(isAboveLimit)) return decision;
    const { companyId, userId, name: member } = actor;
    const asked = acts[name].about(rows, parsed);
    const same = (one: (typeof open)[number]) =>
      one.act === name && canonical(one.input) === canonical(input);
    if (open.some(same)) return refuse('already_asked');
    return accept(
      [
        insert(approvalRequests, {
          id: requestId,
          companyId,
          userId,
          act: name,
          input,
          ...asked,
          answer: null,
          answeredById: null,
          answeredAt: null,
          reason: '',
        }),
        ...toOwners('users.approvalAsked', owners, { id: requestId, companyId, ...asked }, member),
      ],
      { id: requestId },
    );
  },
});

/**
 * Locks and returns a request of the company that the actor owns.
 * @throws Problem `not_found` for all other actors
 */
async function requestFor(find: Find<Actor>, actor: Actor, requestId: number) {
  if (actor.role !== 'company' || actor.companyRole !== 'owner') throw new Problem('not_found');
  const { companyId, userId } = actor;
  const [owner] = await find.many(users, { id: userId, companyId, companyRole: 'owner' });
  const [request] = await find.lockMany(approvalRequests, { id: requestId, companyId });
  if (!owner || !request) throw new Problem('not_found');
  return { request, owner };
}

type Requested = Awaited<ReturnType<typeof requestFor>>;

/** Stores the answer, and notifies the member. */
const answered = (
  { request, owner }: Requested,
  answer: 'approved' | 'declined',
  reason: string,
  now: string,
) => {
  const { id: requestId, userId, companyId, title, amountCents, currency } = request;
  return [
    update(approvalRequests, requestId, { answer, answeredById: owner.id, answeredAt: now, reason }),
    emit({
      kind: answer === 'approved' ? 'users.approvalGiven' : 'users.approvalDeclined',
      resource: users.name,
      rowId: userId,
      companyId,
      data: { request: requestId, by: owner.name, title, amountCents, currency, comment: reason },
    }),
  ];
};

/** Returns the refusal for a request that an owner has answered or the member has withdrawn. */
const answeredAlready = ({ answer }: Pick<ApprovalRequest, 'answer'>) =>
  refuse(answer === 'withdrawn' ? 'request_withdrawn' : 'request_answered');

/**
 * Runs the command that a member requested, as an owner: with the owner's permissions and on the current
 * state, in one transaction with the answer. Refuses with `request_answered`, `request_withdrawn`,
 * `total_changed` if the command would cost more than stated in the request, and the errors of the command.
 */
export const approveRequest = defineCommand({
  name: 'approvals.approve',
  notWhileImpersonating: true,
  input: z.strictObject({ id, ...evidence }),
  async load(find, { id: requestId, ip, userAgent }, moment) {
    const requested = await requestFor(find, moment.actor, requestId);
    const { act: name, input, answer } = requested.request;
    if (answer !== null) return { requested, act: null };
    const parsed = withEvidence(name, input, { ip, userAgent });
    return { requested, act: { name, parsed, rows: await acts[name].load(find, parsed, moment) } };
  },
  decide({ rows: { requested, act: asked }, input: _, ...moment }) {
    if (!asked) return answeredAlready(requested.request);
    const { name, parsed, rows } = asked;
    // The owner has seen the amount in the request, and approves no more than that.
    if (acts[name].about(rows, parsed).amountCents > requested.request.amountCents)
      return refuse('total_changed');
    const decision = acts[name].decide({ ...moment, rows, input: parsed });
    // The page of the request has no fields of the command, so errors point to no field.
    if ('refused' in decision) {
      return { refused: decision.refused.map((one) => ({ ...one, pointer: '' })) };
    }
    if (decision.changes.length === 0) return refuse('contract_not_waiting');
    return accept([...decision.changes, ...answered(requested, 'approved', '', moment.now)], {
      id: requested.request.id,
      leftOut: leftOutOf(decision.reply),
    });
  },
});

/** Returns the number of contracts that could no longer be accepted. */
function leftOutOf(reply: unknown): number {
  const { leftOut } = (reply ?? {}) as { readonly leftOut?: readonly unknown[] };
  return leftOut?.length ?? 0;
}

/** Declines a request with a reason, as an owner. Refuses with `request_answered` and `request_withdrawn`. */
export const declineRequest = defineCommand({
  name: 'approvals.decline',
  notWhileImpersonating: true,
  input: z.strictObject({ id, comment: paragraph(1_000) }),
  load: (find, { id: requestId }, { actor }) => requestFor(find, actor, requestId),
  decide({ rows, input: { comment }, now }) {
    if (rows.request.answer !== null) return answeredAlready(rows.request);
    return accept(answered(rows, 'declined', comment, now), { id: rows.request.id });
  },
});

/**
 * Withdraws the member's own request before an owner answers it, and notifies the owners. Answer and
 * withdrawal both lock the request, so that only the first of them has an effect. Refuses with
 * `request_answered` and `request_withdrawn`, and with `not_found` for a request of another member.
 */
export const withdrawApprovalRequest = defineCommand({
  name: 'approvals.withdraw',
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  async load(find, { id: requestId }, { actor }) {
    if (actor.role !== 'company') throw new Problem('not_found');
    const { companyId, userId } = actor;
    const [request] = await find.lockMany(approvalRequests, { id: requestId, companyId, userId });
    if (!request) throw new Problem('not_found');
    return { request, owners: await ownersOf(find, companyId) };
  },
  decide({ rows: { request, owners }, actor, now }) {
    if (actor.role !== 'company') return refuse('not_a_party');
    if (request.answer !== null) return answeredAlready(request);
    const { id: requestId, userId } = request;
    const others = owners.filter((owner) => owner.id !== userId);
    return accept(
      [
        update(approvalRequests, requestId, {
          answer: 'withdrawn',
          answeredById: userId,
          answeredAt: now,
        }),
        ...toOwners('users.approvalWithdrawn', others, request, actor.name),
      ],
      { id: requestId },
    );
  },
});
