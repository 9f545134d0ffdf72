import type { z } from 'zod';
import { type Change, type Command, type Decision, invalid, isProblem, type Reaction } from '../kit';
import type { Actor } from '../people';
import { refusals } from './decide';
import { NOW } from './given';
import { findIn, type Store } from './store';

/** A test case: actor, rows, and time (`NOW` by default). */
export interface Case {
  readonly actor: Actor;
  readonly store: Store;
  readonly now?: string;
  /** Balances of ledger accounts, by account kind. */
  readonly balances?: Readonly<Record<string, number>>;
}

/**
 * Parses, loads and decides like `perform`, but writes nothing.
 * @throws Problem like `perform`
 */
export async function run<Input extends z.ZodType, Loaded, Reply>(
  command: Command<Actor, Input, Loaded, Reply>,
  input: unknown,
  { actor, store, now = NOW, balances }: Case,
): Promise<Decision<Reply>> {
  const parsed = command.input.safeParse(input);
  if (!parsed.success) throw invalid(parsed.error.issues);
  const moment = { actor, now };
  const rows = await command.load(findIn(store, actor, balances), parsed.data, moment);
  return command.decide({ ...moment, rows, input: parsed.data });
}

/**
 * Runs a command that accepts, and returns its changes and reply.
 * @throws if it refuses
 */
export async function accepted<Input extends z.ZodType, Loaded, Reply>(
  command: Command<Actor, Input, Loaded, Reply>,
  input: unknown,
  given: Case,
): Promise<{ readonly changes: readonly Change[]; readonly reply: Reply }> {
  const decision = await run(command, input, given);
  if ('refused' in decision) throw new Error(`refused: ${JSON.stringify(decision.refused)}`);
  return decision;
}

/**
 * Runs a command and returns its errors as `code pointer`, one per field, or the problem's code if it has no
 * fields; an empty array if the command accepts.
 */
export async function refusedWith<Input extends z.ZodType, Loaded, Reply>(
  command: Command<Actor, Input, Loaded, Reply>,
  input: unknown,
  given: Case,
): Promise<string[]> {
  try {
    return refusals(await run(command, input, given));
  } catch (error) {
    if (!isProblem(error)) throw error;
    return error.errors.length > 0 ? refusals({ refused: error.errors }) : [error.code];
  }
}

/** Runs a reaction to a row that was just moved, and returns its changes. */
export async function runReaction<Row, Loaded>(
  reaction: Reaction<Actor, Row, Loaded>,
  row: Row,
  { actor, store, now = NOW }: Case,
): Promise<readonly Change[]> {
  const rows = await reaction.load(findIn(store, { role: 'system' }), row, now);
  return reaction.decide({ actor, now, row, rows });
}
