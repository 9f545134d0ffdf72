import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type Change, emit, type Find, refuse, update } from '../../kit';
import {
  type Actor,
  defineCommand,
  id,
  ofCreator,
  paragraph,
  requireAccess,
  requireFile,
  requireGuestName,
  systemOnly,
  text,
  webLink,
} from '../../people';
import {
  type ClientEmailKind,
  emailToClient,
  isPayInForce,
  loadClientEmail,
  payAmounts,
  payContracts,
  payInForce,
  READ_DAYS,
} from '../pay';
import {
  changesOf,
  charges,
  type Instalment,
  instalments,
  MAX_WORK,
  openCentsOf,
  payouts,
  requestChangesRule,
  workState,
} from '../payment';
import { terminations } from '../termination';
import { clientStep, isRemindable, type RemindedStep } from './clientStep';
import { hasSilentApproval, silentStepOf } from './silentApproval';

type Known = Awaited<ReturnType<typeof loadClientEmail>>;

/**
 * Returns the e-mail to a client without an account. A client with an account is notified by the event
 * instead.
 */
function clientEmailChanges(
  kind: ClientEmailKind,
  known: Known,
  about: {
    readonly ordinal?: number;
    readonly dueOn?: string;
    readonly amountCents?: number;
    readonly context?: 'unpaid' | RemindedStep | undefined;
    readonly now: string;
  },
): Change[] {
  if (!known || known.createdById === null || known.pay.companyId === null) return [];
  const { pay, createdById, made } = known;
  return emailToClient(kind, {
    pay,
    companyId: pay.companyId as number,
    createdById,
    ...made,
    days: READ_DAYS,
    ...about,
  });
}

const eventOf = (
  { id: rowId, companyId, creatorId, ordinal, payContractId }: Instalment,
  more: Readonly<Record<string, string | number>> = {},
) => ({
  resource: instalments.name,
  rowId,
  companyId,
  creatorId,
  data: { ordinal, pay: payContractId, ...more },
});

const nameOf = (actor: Actor) => ('name' in actor ? actor.name : '');

/**
 * Adds a delivery or change request to the work of an instalment, and withdraws an approval that was
 * announced.
 */
const appendWork = (row: Instalment, entry: Instalment['work'][number]): Change =>
  update(instalments, row.id, { work: [...row.work, entry], approvesOn: null });

async function loadOpenEndings(find: Find<Actor>, payContractId: number | readonly number[]) {
  return find.many(terminations, {
    payContractId: payContractId as number,
    status: ['requested', 'under_review'],
  });
}

/**
 * Delivers an instalment's work as a link, a file or a message, and notifies the client. Replaces an earlier
 * delivery. If the client has not paid the instalment, the e-mail asks for the payment first. Refuses with
 * `delivery_empty` at `/link`, `unknown_file` at `/fileId`, `contract_not_in_force`, `move_not_possible` once
 * the work is approved, and `too_many` at `/text`.
 */
export const deliverInstalment = defineCommand({
  name: 'instalments.deliver',
  notWhileImpersonating: true,
  input: z.strictObject({
    id,
    text: text(1_000),
    link: webLink.nullable(),
    fileId: id.nullable().default(null),
  }),
  async load(find, { id: instalmentId, fileId }) {
    const row = await find.forUpdate(instalments, instalmentId, ofCreator);
    const sent = fileId === null ? null : await requireFile(find, fileId, row.creatorId, '/fileId');
    return {
      row,
      paid: await find.many(charges, { id: row.chargeId, status: 'paid' }),
      file: sent && { id: sent.id, name: sent.name },
      known: await loadClientEmail(find, row.payContractId),
    };
  },
  decide({ rows: { row, paid, file, known }, input: { text: note, link }, actor, now }) {
    if (note === '' && link === null && file === null) return refuse('delivery_empty', '/link');
    if (!known || !isPayInForce(known.pay)) return refuse('contract_not_in_force');
    const status = workState(row);
    if (status === 'approved') return refuse('move_not_possible', '', { status });
    if (row.work.length >= MAX_WORK) return refuse('too_many', '/text');
    const context = paid.length === 0 ? 'unpaid' : undefined;
    return accept(
      [
        appendWork(row, { side: 'creator', name: nameOf(actor), text: note, link, file, at: now }),
        emit({ kind: 'instalments.deliver', ...eventOf(row, context && { context }) }),
        ...clientEmailChanges('payDelivered', known, { ordinal: row.ordinal, context, now }),
      ],
      { id: row.id },
    );
  },
});

/**
 * Requests changes to a delivery, as the client. Refuses with `move_not_possible` unless there is a delivery,
 * `change_rounds_used` (params `included`), `contract_not_in_force`, and `too_many` at `/text`.
 */
export const requestInstalmentChanges = defineCommand({
  name: 'instalments.requestChanges',
  notWhileImpersonating: true,
  input: z.strictObject({ id, text: paragraph(1_000) }),
  async load(find, { id: instalmentId }) {
    const row = await find.forUpdate(instalments, instalmentId, requestChangesRule);
    const [pay] = await find.many(payContracts, { id: row.payContractId });
    return { row, pay };
  },
  decide({ rows: { row, pay }, input: { text: note }, actor, now }) {
    requireGuestName(actor);
    const status = workState(row);
    if (status !== 'delivered') return refuse('move_not_possible', '', { status });
    if (!pay || !isPayInForce(pay)) return refuse('contract_not_in_force');
    if (changesOf(row) >= pay.rounds) return refuse('change_rounds_used', '', { included: pay.rounds });
    if (row.work.length >= MAX_WORK) return refuse('too_many', '/text');
    return accept(
      [
        appendWork(row, {
          side: 'company',
          name: nameOf(actor),
          text: note,
          link: null,
          file: null,
          at: now,
        }),
        emit({ kind: 'instalments.requestChanges', ...eventOf(row) }),
      ],
      { id: row.id },
    );
  },
});

/**
 * Reminds the client of the next step: to answer, to pay or to approve. Works at most once a day. Refuses
 * with `client_not_awaited` and `reminded_today`.
 */
export const remindClient = defineCommand({
  name: 'pay-contracts.remind',
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  async load(find, { id: payId }) {
    const row = await find.forUpdate(payContracts, payId, ofCreator);
    const parts = await find.many(instalments, { payContractId: row.id });
    return {
      row,
      parts,
      billed: await find.many(charges, { id: parts.map(({ chargeId }) => chargeId) }),
      endings: await loadOpenEndings(find, row.id),
      known: await loadClientEmail(find, row.id),
    };
  },
  decide({ rows: { row, parts, billed, endings, known }, now }) {
    const shown = parts
      .map((part) => ({
        ...part,
        status: billed.find((one) => one.id === part.chargeId)?.status ?? ('open' as const),
      }))
      .sort((one, other) => one.ordinal - other.ordinal);
    const step = clientStep({ row, parts: shown, ending: endings[0] ?? null });
    const { code } = step;
    if (row.companyId === null || !isRemindable(code)) return refuse('client_not_awaited');
    if (row.remindedAt !== null && businessDate(row.remindedAt) === businessDate(now))
      return refuse('reminded_today');
    const charge = billed.find((one) => one.id === step.part?.chargeId);
    const ofPart = code === 'pay' && charge ? openCentsOf(charge) : step.part?.amountCents;
    const about = {
      context: code,
      amountCents: ofPart ?? payAmounts(row).clientCents,
      ...(step.part && { ordinal: step.part.ordinal }),
      ...(step.by !== null && { dueOn: step.by }),
    };
    return accept(
      [
        update(payContracts, row.id, { remindedAt: now }),
        emit({
          kind: 'pay-contracts.remind',
          resource: payContracts.name,
          rowId: row.id,
          companyId: row.companyId,
          creatorId: row.creatorId,
          data: { title: row.title, currency: row.currency, ...about },
        }),
        ...clientEmailChanges('payReminder', known, { ...about, now }),
      ],
      { id: row.id },
    );
  },
});

/**
 * Approves paid deliveries whose clients do not answer within the days stated in the contract, and announces
 * each approval the day before. Run by a schedule. Days do not count while a question waits for the creator;
 * a question and its answer restart them. Skips contracts that are being ended.
 */
export const approveSilently = defineCommand({
  name: 'instalments.approveSilently',
  input: z.strictObject({}),
  async load(find, _input, { actor, now }) {
    requireAccess(actor, systemOnly);
    const pays = (await find.many(payContracts, { status: payInForce })).filter(hasSilentApproval);
    const payIds = pays.map((pay) => pay.id);
    const endings = await loadOpenEndings(find, payIds);
    const waiting = (await find.lockMany(instalments, { payContractId: payIds })).filter(
      (part) =>
        workState(part) === 'delivered' &&
        !endings.some(({ payContractId }) => payContractId === part.payContractId),
    );
    const paid = await find.many(charges, { id: waiting.map((part) => part.chargeId), status: 'paid' });
    const funded = await find.many(payouts, { id: waiting.flatMap(({ payoutId }) => payoutId ?? []) });
    const due = waiting.flatMap((part) => {
      const pay = pays.find((one) => one.id === part.payContractId);
      const payout = funded.find((one) => one.id === part.payoutId);
      if (!pay || !payout || !paid.some((charge) => charge.id === part.chargeId)) return [];
      const step = silentStepOf(part, pay, payout.createdAt, businessDate(now));
      return step ? [{ part, step }] : [];
    });
    // Loads the e-mail data of each contract separately, because only the contracts with a step today are
    // left.
    return Promise.all(
      due.map(async (one) => ({ ...one, known: await loadClientEmail(find, one.part.payContractId) })),
    );
  },
  decide({ rows, now }) {
    const changes = rows.flatMap(({ part, step, known }) => {
      const { ordinal } = part;
      if (step.do === 'announce') {
        const dueOn = step.approvesOn;
        return [
          update(instalments, part.id, { approvesOn: dueOn }),
          emit({ kind: 'instalments.announceApproval', ...eventOf(part, { dueOn }) }),
          ...clientEmailChanges('payApprovalAnnounced', known, { ordinal, dueOn, now }),
        ];
      }
      return [
        update(instalments, part.id, { approvedAt: now }),
        emit({ kind: 'instalments.approveSilently', ...eventOf(part) }),
        ...clientEmailChanges('payApproved', known, { ordinal, now }),
      ];
    });
    return accept(changes, { ids: rows.map(({ part }) => part.id) });
  },
});
