import type { z } from 'zod';
import type { Change, Command, Decision, FieldError } from '../kit';
import type { Actor } from '../people';
import { NOW } from './given';

/** Runs the decision of a command on the given rows, at `NOW` by default. */
export function decideOn<Input extends z.ZodType, Loaded, Reply>(
  command: Command<Actor, Input, Loaded, Reply>,
  given: { rows: Loaded; input: z.input<Input>; actor: Actor; now?: string },
): Decision<Reply> {
  return command.decide({ now: NOW, ...given, input: command.input.parse(given.input) });
}

/**
 * Returns the errors of a decision as `code pointer`, one per field; an empty array if the decision accepts.
 */
export const refusals = (
  decision: Decision<unknown> | { readonly refused: readonly FieldError[] },
): string[] =>
  'refused' in decision ? decision.refused.map(({ code, pointer }) => `${code} ${pointer}`.trim()) : [];

/**
 * Returns the changes of a decision.
 * @throws if it refuses
 */
export function changesOf(decision: Decision<unknown>): readonly Change[] {
  if ('refused' in decision) throw new Error(`refused: ${refusals(decision).join(', ')}`);
  return decision.changes;
}

/** Returns a summary of each change in order, such as `move briefings 31 approve`. */
export const summarize = (changes: readonly Change[]): string[] => changes.map(summaryOf);

function summaryOf(change: Change): string {
  switch (change.do) {
    case 'insert':
      return `insert ${change.resource}`;
    case 'update':
    case 'remove':
      return `${change.do} ${change.resource} ${change.id}`;
    case 'move':
      return `move ${change.resource} ${change.id} ${change.move}`;
    case 'post':
      return `post ${change.entry.kind}`;
    case 'emit':
      return `emit ${change.event.kind}`;
    case 'erase':
      return `erase ${change.subjects.map(({ subject, id }) => `${subject} ${id}`).join(', ')}`;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns a resource's first inserted row; undefined if there is none. */
export function inserted(changes: readonly Change[], resource: string): Fields | undefined {
  for (const change of changes) if (change.do === 'insert' && change.resource === resource) return change.row;
  return undefined;
}

/** Returns the patch of a resource's first update or move; undefined if there is none. */
export function patchOf(changes: readonly Change[], resource: string): Fields | undefined {
  for (const change of changes) {
    if ((change.do === 'update' || change.do === 'move') && change.resource === resource) return change.patch;
  }
  return undefined;
}

/** Returns a summary of each ledger entry in order, such as `part_kept suspense 100,held -100`. */
export const entriesOf = (changes: readonly Change[]): string[] =>
  changes.flatMap((change) => {
    if (change.do !== 'post') return [];
    const { kind, postings } = change.entry;
    return [`${kind} ${postings.map(({ account, amountCents }) => `${account.kind} ${amountCents}`)}`];
  });
