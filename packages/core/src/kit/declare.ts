import { z } from 'zod';
import {
  accept,
  type Change,
  type Command,
  type Decision,
  type EventDraft,
  type Find,
  type Moment,
  moveTo,
  type Reaction,
  type refuse,
} from './command';
import type { Flow, MoveOf } from './flow';
import { Problem } from './problem';
import type { Resource, ResourceDeclaration, RowOf, Rows } from './resource';
import type { Rule } from './rule';

/** A resource for which moves can be declared: it has at least a flow. */
type Movable<Actor> = Rows<unknown> & {
  readonly flow: Flow;
  readonly access: { readonly moves: Readonly<Record<string, Rule<Actor, unknown>>> };
};
type MoveIn<R> = R extends { readonly flow: infer F } ? MoveOf<F> : never;

type Fields = z.ZodRawShape;
export type MoveInput<F extends Fields> = z.ZodObject<{ id: z.ZodInt; version: z.ZodOptional<z.ZodInt> } & F>;

/**
 * Returns the functions that declare commands and reactions for one type of actor. `party` calls it once for
 * the whole system.
 */
export function declareFor<Actor>() {
  function defineResource<
    const Name extends string,
    Schema extends z.ZodObject,
    const Create extends keyof z.output<Schema> & string,
    const Update extends keyof z.output<Schema> & string,
    F extends Flow | undefined,
  >(
    declaration: ResourceDeclaration<Actor, Name, Schema, Create, Update, F>,
  ): Resource<Actor, Name, Schema, Create, Update, F> {
    return declaration;
  }

  function defineCommand<Input extends z.ZodType, Loaded, Reply>(
    command: Command<Actor, Input, Loaded, Reply>,
  ): Command<Actor, Input, Loaded, Reply> {
    return command;
  }

  /**
   * Declares a command for one move of one row. The command loads the row by the move's access rule, and
   * checks the flow and the version that the user saw. Then `decide` either refuses or adds changes, and the
   * row is moved. `also` loads further rows for `decide`.
   */
  function defineMove<R extends Movable<Actor>, F extends Fields, Also>(
    resource: R,
    move: MoveIn<R> & string,
    more: {
      fields: F;
      movesMoney?: true;
      notWhileImpersonating?: true;
      also: (
        find: Find<Actor>,
        row: RowOf<R>,
        input: z.output<MoveInput<F>>,
        moment: Moment<Actor>,
      ) => Promise<Also>;
      decide: (
        context: Moment<Actor> & { row: RowOf<R>; also: Also; input: z.output<MoveInput<F>> },
      ) => MoveDecision<RowOf<R>>;
    },
  ) {
    const input = z.strictObject({
      id: z.int().positive(),
      version: z.int().positive().optional(),
      ...more.fields,
    }) as unknown as MoveInput<F>;
    type Loaded = { row: RowOf<R>; also: Also };
    const command: Command<Actor, MoveInput<F>, Loaded, { id: number }> = {
      name: `${resource.name}.${move}`,
      input,
      moves: { resource: resource.name, move },
      ...(more.movesMoney ? { movesMoney: true } : {}),
      ...(more.notWhileImpersonating ? { notWhileImpersonating: true } : {}),
      async load(find, given, moment) {
        const { id } = given as { id: number };
        const rule = resource.access.moves[move] as Rule<Actor, RowOf<R>>;
        const row = await find.forUpdate(resource as unknown as Rows<RowOf<R>>, id, rule);
        requireAllowedMove(resource.flow, move, row as StatusAndVersion, given as { version?: number });
        return { row, also: await more.also(find, row, given, moment) };
      },
      decide({ rows, input: given, actor, now }): Decision<{ id: number }> {
        const decision = more.decide({ row: rows.row, also: rows.also, input: given, actor, now });
        if ('refused' in decision) return decision;
        const { id } = given as { id: number };
        const comment = (given as { comment?: string }).comment;
        const own = moveTo(resource as never, id, move as never, {
          patch: (decision.patch ?? {}) as never,
          ...(comment ? { comment } : {}),
          ...(decision.data ? { data: decision.data } : {}),
        });
        return accept([own, ...(decision.and ?? [])], { id });
      },
    };
    return command;
  }

  function defineReaction<R extends Movable<Actor>, Loaded>(
    resource: R,
    /** The move that triggers the reaction, or `create` for a new row. */
    move: (MoveIn<R> & string) | 'create',
    reaction: Omit<Reaction<Actor, RowOf<R>, Loaded>, 'on'>,
  ): Reaction<Actor, RowOf<R>, Loaded> {
    return { on: `${resource.name}.${move}`, ...reaction };
  }

  return { defineResource, defineCommand, defineMove, defineReaction };
}

export type MoveDecision<Row> =
  | ReturnType<typeof refuse>
  | {
      readonly patch?: Partial<Omit<Row, 'id' | 'version' | 'status'>>;
      readonly and?: readonly Change[];
      readonly data?: EventDraft['data'];
    };

interface StatusAndVersion {
  readonly status: string;
  readonly version: number;
}

/**
 * Refuses a move that the flow does not allow, or an outdated version. If two moves run concurrently, the
 * second fails with an error that contains the current state.
 */
export function requireAllowedMove(
  flow: Flow,
  move: string,
  row: StatusAndVersion,
  seen: { version?: number },
): void {
  if (!flow.moves[move]?.from.includes(row.status)) {
    throw new Problem('move_not_possible', [
      { pointer: '', code: 'move_not_possible', params: { move, status: row.status } },
    ]);
  }
  if (seen.version !== undefined && seen.version !== row.version) throw new Problem('stale');
}
