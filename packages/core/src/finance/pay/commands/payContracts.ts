import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { shareLinks } from '../../../hiring';
import { accept, emit, moveTo, refuse, remove, update } from '../../../kit';
import {
  type Actor,
  creators,
  defineCommand,
  defineMove,
  id,
  ofCreator,
  paragraph,
  requireAccess,
  requireGuestName,
  systemOnly,
} from '../../../people';
import { instalments } from '../../payment';
import { emailToClient } from '../clientEmail';
import { clientRule, isUnaccepted, payContracts, talkRule } from '../pay';

const CONFIRM_DAYS = 2;

const ANSWER_DAYS = 90;

const SECRET_BYTES = 32;

/** Maximum number of questions and answers in a contract. */
const MAX_REMARKS = 100;

const nameOf = (actor: Actor) => ('name' in actor ? actor.name : '');

/** Records that the client opened the contract. */
export const viewPay = defineMove(payContracts, 'view', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});

/** Declines the contract and stores the client's reason. */
export const refusePay = defineMove(payContracts, 'refuse', {
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide({ input: { comment }, actor }) {
    requireGuestName(actor);
    return { patch: { refusal: comment } };
  },
});

/**
 * Takes a sent contract back for changes. The contract binds neither side until the creator sends it again.
 * Revokes the links that were sent, because they may have gone to a wrong e-mail address.
 */
export const revisePay = defineMove(payContracts, 'revise', {
  notWhileImpersonating: true,
  fields: {},
  also: (find, { id: payContractId }) => find.lockMany(shareLinks, { payContractId, status: 'active' }),
  decide: ({ also: links }) => ({
    patch: { text: '', textHash: null, textEnglish: '', signatures: [], archivedAt: null },
    and: links.map((link) => moveTo(shareLinks, link.id, 'revoke')),
  }),
});

/**
 * Adds a question by the client or an answer by the creator. A question notifies the creator, and withdraws a
 * silent approval that was announced. An answer is sent to the client by e-mail. Refuses with
 * `move_not_possible` for a draft, and `too_many` at `/text`.
 */
export const commentOnPay = defineCommand({
  name: 'pay-contracts.say',
  notWhileImpersonating: true,
  input: z.strictObject({ id, text: paragraph(1_000) }),
  async load(find, { id: payId }) {
    const row = await find.forUpdate(payContracts, payId, talkRule);
    const [creator] = await find.many(creators, { id: row.creatorId });
    const linkIds = await find.ids(shareLinks, 1);
    const parts = await find.lockMany(instalments, { payContractId: row.id });
    return { row, creator, parts, linkId: linkIds[0] as number, secret: find.random(SECRET_BYTES) };
  },
  decide({ rows: { row, creator, parts, linkId, secret }, input: { text }, actor, now }) {
    requireGuestName(actor);
    if (row.status === 'draft' || row.companyId === null)
      return refuse('move_not_possible', '', { status: row.status });
    if (row.talk.length >= MAX_REMARKS) return refuse('too_many', '/text');
    const side = actor.role === 'creator' ? ('creator' as const) : ('client' as const);
    const talk = [...row.talk, { side, name: nameOf(actor), text, at: now }];
    const about = {
      resource: payContracts.name,
      rowId: row.id,
      companyId: row.companyId,
      creatorId: row.creatorId,
      data: { title: row.title, client: row.clientName },
    };
    const event =
      side === 'creator'
        ? emit({ kind: 'pay-contracts.answer', ...about })
        : emit({ kind: 'pay-contracts.ask', ...about });
    const announced = side === 'creator' ? [] : parts.filter(({ approvesOn }) => approvesOn !== null);
    const emails =
      side === 'creator' && 'userId' in actor
        ? emailToClient('payAnswer', {
            pay: row,
            companyId: row.companyId,
            id: linkId,
            secret,
            createdById: actor.userId,
            creator: creator?.name ?? '',
            days: ANSWER_DAYS,
            now,
          })
        : [];
    return accept(
      [
        update(payContracts, row.id, { talk }),
        ...announced.map((part) => update(instalments, part.id, { approvesOn: null })),
        event,
        ...emails,
      ],
      { id: row.id },
    );
  },
});

/** States in which a client can accept the contract, or request its end. */
const CONFIRMABLE_STATES = ['sent', 'viewed', 'accepted', 'active'];

/**
 * Lets a guest request to accept or to end the contract. Sends a second e-mail to the client's address. Only
 * a guest who opens its link, and enters a name on that page, can bind the client. Records that the client
 * opened the contract. Refuses with `move_not_possible`, and `text_changed` at `/textHash`.
 */
export const requestAcceptance = defineCommand({
  name: 'pay-contracts.askAcceptance',
  input: z.strictObject({ id, textHash: z.string().length(64, 'invalid_format') }),
  async load(find, { id: payId }, { actor }) {
    const row = await find.forUpdate(payContracts, payId, clientRule);
    const [creator] = await find.many(creators, { id: row.creatorId });
    const linkIds = await find.ids(shareLinks, 1);
    const links = actor.role === 'guest' ? await find.many(shareLinks, { id: actor.shareLinkId }) : [];
    return { row, creator, links, linkId: linkIds[0] as number, secret: find.random(SECRET_BYTES) };
  },
  decide({ rows: { row, creator, links, linkId, secret }, input: { textHash }, now }) {
    const [link] = links;
    if (!link || row.companyId === null || !CONFIRMABLE_STATES.includes(row.status))
      return refuse('move_not_possible', '', { status: row.status });
    if (textHash !== row.textHash) return refuse('text_changed', '/textHash');
    const emailed = emailToClient(row.contractId === null ? 'pay-confirm' : 'payConfirmEnding', {
      pay: row,
      companyId: row.companyId,
      id: linkId,
      secret,
      createdById: link.createdById,
      creator: creator?.name ?? '',
      days: CONFIRM_DAYS,
      now,
    });
    // The visit of a guest without a name is not recorded, but the request proves that the client opened the
    // contract.
    const opened = row.status === 'sent' ? [moveTo(payContracts, row.id, 'view')] : [];
    return accept([...opened, ...emailed], { id: row.id });
  },
});

/** Deletes a draft. Refuses with `move_not_possible` if it was ever sent. */
export const discardPay = defineCommand({
  name: 'pay-contracts.discard',
  input: z.strictObject({ id }),
  load: (find, { id: payId }) => find.forUpdate(payContracts, payId, ofCreator),
  decide({ rows: row }) {
    if (row.status !== 'draft' || row.edition > 0)
      return refuse('move_not_possible', '', { status: row.status });
    return accept([remove(payContracts, row.id)], { id: row.id });
  },
});

/**
 * Archives a contract that the client refused or did not accept in time, so that it no longer waits for the
 * creator, who can still revise it. Refuses with `move_not_possible` for other contracts.
 */
export const archivePay = defineCommand({
  name: 'pay-contracts.archive',
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  load: (find, { id: payId }) => find.forUpdate(payContracts, payId, ofCreator),
  decide({ rows: row, now }) {
    if (!isUnaccepted(row)) return refuse('move_not_possible', '', { status: row.status });
    return accept(row.archivedAt ? [] : [update(payContracts, row.id, { archivedAt: now })], { id: row.id });
  },
});

/** Expires contracts that the client did not answer in time. Run once a day. */
export const expirePays = defineCommand({
  name: 'pay-contracts.expireDue',
  input: z.strictObject({}),
  async load(find, _input, { actor }) {
    requireAccess(actor, systemOnly);
    return find.lockMany(payContracts, { status: ['sent', 'viewed'] });
  },
  decide({ rows, now }) {
    const today = businessDate(now);
    const over = rows.filter(({ validUntil }) => validUntil !== null && validUntil < today);
    return accept(
      over.map(({ id }) => moveTo(payContracts, id, 'expire')),
      { ids: over.map(({ id }) => id) },
    );
  },
});
