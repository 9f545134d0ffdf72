import {
  type Actor,
  type Change,
  type Command,
  type Decision,
  invalid,
  isProblem,
  type Moment,
  Problem,
  type ProblemCode,
  type Reaction,
  reactions,
  refuseWhileImpersonating,
  requireGuestName,
  requireRecentAuth,
  userIdOf,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { type CommandMeasure, measured, traced } from '../measure';
import { isUnavailable } from '../unavailable';
import { type CommandContext, momentOf } from './commandContext';
import { finder, type Known } from './find';
import { claimKey, storeReply } from './idempotency';
import { Transaction } from './write';

type AnyCommand<Input extends z.ZodType, Loaded, Reply> = Command<Actor, Input, Loaded, Reply>;

/**
 * Runs a command. It is the only function through which apps write rows. Parses the input, loads and locks
 * rows through the actor's scope, and decides. Then writes rows, history, audit log, postings and outbox, and
 * commits everything or nothing.
 * @throws Problem `invalid` (fields), `not_allowed` (while impersonating, or without recent
 * reauthentication), `not_found`, `stale`, `move_not_possible`, `refused` (for example if a guest has not
 * entered a name), `key_reused`
 */
export async function perform<Input extends z.ZodType, Loaded, Reply>(
  em: SqlEntityManager,
  command: AnyCommand<Input, Loaded, Reply>,
  input: unknown,
  commandContext: CommandContext,
): Promise<Reply> {
  return traced(`command ${command.name}`, { attributes: { 'elenco.command': command.name } }, () => {
    const parsed = command.input.safeParse(input);
    if (!parsed.success) throw invalid(parsed.error.issues);
    requireAllowed(command, commandContext);
    requireGuestName(commandContext.actor);
    return measuring(command.name, () =>
      withRetries(() =>
        em.fork().transactional((inner) => {
          const tx = inner as SqlEntityManager;
          return performIn(tx, command, parsed.data, commandContext);
        }),
      ),
    );
  });
}

/** Publishes the duration and result of a command if metrics are enabled. */
async function measuring<T>(command: string, work: () => Promise<T>): Promise<T> {
  if (!measured.command.hasSubscribers) return work();
  const started = performance.now();
  const publish = (result: string) => {
    const measure: CommandMeasure = { command, result, ms: performance.now() - started };
    measured.command.publish(measure);
  };
  try {
    const reply = await work();
    publish('done');
    return reply;
  } catch (error) {
    publish(isProblem(error) ? (error.errors[0]?.code ?? error.code) : 'failed');
    throw error;
  }
}

/** Refuses commands that are not allowed while impersonating or without recent reauthentication. */
function requireAllowed(
  {
    notWhileImpersonating,
    requiresReauth,
  }: Pick<AnyCommand<z.ZodType, unknown, unknown>, 'notWhileImpersonating' | 'requiresReauth'>,
  context: CommandContext,
): void {
  if (notWhileImpersonating) refuseWhileImpersonating(context.actor);
  if (requiresReauth) requireRecentAuth(context);
}

/**
 * Returns what a command would do. Checks, loads and decides like `perform`, but writes nothing. Pages use it
 * to show what a user is about to confirm, or what prevents it. A guest needs no name.
 */
export async function dryRun<Input extends z.ZodType, Loaded, Reply>(
  em: SqlEntityManager,
  command: AnyCommand<Input, Loaded, Reply>,
  input: unknown,
  context: CommandContext,
): Promise<Decision<Reply>> {
  const parsed = command.input.safeParse(input);
  if (!parsed.success) throw invalid(parsed.error.issues);
  requireAllowed(command, context);
  const moment = momentOf(context);
  return em.fork().transactional(async (inner) => {
    const find = finder(inner as SqlEntityManager, context.actor, new Map());
    const rows = await command.load(find, parsed.data, moment);
    return command.decide({ ...moment, rows, input: parsed.data });
  });
}

async function performIn<Input extends z.ZodType, Loaded, Reply>(
  em: SqlEntityManager,
  command: AnyCommand<Input, Loaded, Reply>,
  input: z.output<Input>,
  context: CommandContext,
): Promise<Reply> {
  const { actor, now, key, ip } = context;
  const moment = momentOf(context);
  const claim = key === undefined ? undefined : { scope: `${idempotencyOwner(actor)}:${command.name}`, key };
  if (claim) {
    const kept = await claimKey(em, claim, input, now);
    if (kept) return kept.reply as Reply;
  }
  const known: Known = new Map();
  const rows = await command.load(finder(em, actor, known), input, moment);
  const decision = command.decide({ ...moment, rows, input });
  if ('refused' in decision) throw new Problem('refused', decision.refused);

  const transaction = new Transaction(em, known, { actor, now, ip, command: command.name });
  await applyAll(transaction, decision.changes, moment);
  const reply = claim ? await storeReply(em, claim, decision.reply) : decision.reply;
  await transaction.finish();
  return reply as Reply;
}

/**
 * Returns the owner of an idempotency key. The same key of another user must never return this user's reply.
 */
const idempotencyOwner = (actor: Actor) =>
  actor.role === 'guest' ? `grant ${actor.shareLinkId}` : String(userIdOf(actor) ?? '-');

/**
 * Writes changes. Then writes the changes of the reactions that their moves trigger, and so on for the moves
 * among those changes.
 */
async function applyAll(
  transaction: Transaction,
  changes: readonly Change[],
  moment: Moment<Actor>,
  follows = false,
): Promise<void> {
  for (const change of changes) {
    const moved = await transaction.apply(change, follows);
    if (!moved) continue;
    for (const reaction of reactionsByMove.get(moved.on) ?? []) {
      const find = finder(transaction.em, { role: 'system' }, transaction.known);
      const rows = await reaction.load(find, moved.row, moment.now);
      await applyAll(transaction, reaction.decide({ ...moment, row: moved.row, rows }), moment, true);
    }
  }
}

/** Maps the name of a move, such as `contracts.sign`, to the reactions that the move triggers. */
const reactionsByMove = Map.groupBy(
  reactions as unknown as readonly Reaction<Actor, Record<string, unknown>, unknown>[],
  ({ on }) => on,
);

/** Retries deadlocks and serialization failures, with jitter; up to three attempts. */
async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 3 || !isTransient(error)) throw asProblem(error);
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 + Math.random() * 20));
    }
  }
}

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code;
const isTransient = (error: unknown) => codeOf(error) === '40001' || codeOf(error) === '40P01';

/**
 * Problem codes by SQLSTATE. A violation of a unique constraint, which concurrent users can cause, is
 * reported like an outdated version. A number or text that does not fit its column is reported as invalid
 * input.
 */
const problemOf: Readonly<Record<string, ProblemCode>> = {
  '23505': 'stale',
  '23503': 'refused',
  '23514': 'invalid',
  '22003': 'invalid',
  '22021': 'invalid',
  '22P05': 'invalid',
  EL001: 'move_not_possible',
};

function asProblem(error: unknown): unknown {
  // The account's balance would become negative, because the provider has not transferred the card payments
  // yet.
  if ((error as { constraint?: string } | null)?.constraint === 'ledger_accounts_balance_check')
    return new Problem('refused', [{ pointer: '', code: 'money_not_there' }]);
  const code = isUnavailable(error) ? 'unavailable' : problemOf[codeOf(error) ?? ''];
  // The problem omits PostgreSQL's message, which would reveal tables and values.
  return code ? new Problem(code) : error;
}
