import { type AnyCommand, moveCommand, Problem } from '@elenco/core';
import { z } from 'zod';
import { checked, inputOf, withEvidence } from './commands';
import { moveName } from './openapi/terms';
import { malformed } from './problem';
import { bodyOf, commandContext, idOf, keyOf } from './request';
import type { Route } from './route';
import { actOnReadableRow } from './rows';
import { type Served, whoMay } from './served';

/**
 * One entry of a row's history. `fromState` is null for the creation of the row. `data` is null unless a
 * command that does not change the state has created the entry.
 */
export const historyRow = z.object({
  id: z.int(),
  move: z.string(),
  fromState: z.string().nullable(),
  toState: z.string(),
  actorName: z.string().nullable(),
  comment: z.string().nullable(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).nullable(),
  at: z.iso.datetime(),
});

/**
 * Returns the routes for a row's history and its moves, for a resource with a flow. Only moves change a row's
 * status.
 */
export function moveRoutes(resource: Served): Route[] {
  const { flow, name: source, access } = resource;
  if (!flow) return [];
  const path = `/${source}/:id/moves`;
  const moves = Object.entries(flow.moves).flatMap(([name, { from, to }]) => {
    const rule = access.moves[name];
    const by = rule && moveCommand(source, name) ? whoMay(rule) : [];
    return by.length > 0 ? [{ name, from, to, by }] : [];
  });
  return [
    {
      method: 'GET',
      path,
      source,
      summary: `Status changes of a row of ${source}`,
      by: whoMay(access.read),
      answer: { status: 200, what: 'the moves, oldest first', schema: z.array(historyRow) },
      handle: async (c, { database }) =>
        c.json(await database.history(resource, c.get('actor'), idOf(c)), 200, {
          'Cache-Control': 'no-store',
        }),
    },
    {
      method: 'POST',
      path,
      source,
      summary: `Changes the status of a row of ${source}: ${moves.map(({ name }) => name).join(', ')}`,
      description: [
        `Changes the status of a row. Each move accepts the fields of its own schema`,
        ...moves.map(
          ({ name, from, to, by }) =>
            `\n- \`${name}\` (${moveName(source, name)}): ${from.join(', ')} → ${to}; ${by.join(', ')}`,
        ),
      ].join(''),
      by: [...new Set(moves.flatMap(({ by }) => by))],
      headers: { 'Idempotency-Key': 'makes a repetition harmless; needed where money moves' },
      body: moveBody(
        source,
        moves.map(({ name }) => name),
      ),
      answer: { status: 200, what: 'the row after the move', schema: resource.schema },
      async handle(c, deps) {
        const { move, ...given } = await bodyOf(c);
        if (typeof move !== 'string' || !Object.hasOwn(flow.moves, move))
          throw malformed('/move', 'unknown_move');
        await deps.database.get(resource, c.get('actor'), idOf(c));
        return actOnReadableRow(resource, c, deps, async () => {
          const command = allowed(resource, move, c.get('actor'));
          const input = withEvidence(command, { ...given, id: idOf(c) }, c);
          checked(command, input);
          const key = keyOf(c, command.movesMoney);
          await deps.database.perform(command, input, commandContext(c, deps, key));
        });
      },
    },
  ];
}

/**
 * Returns the command of a move.
 * @throws Problem `not_found` if the actor can never make the move, as if the row were hidden
 */
function allowed(resource: Served, move: string, actor: Parameters<Served['access']['read']>[0]): AnyCommand {
  const command = moveCommand(resource.name, move);
  if (!command || resource.access.moves[move]?.(actor).length === 0) throw new Problem('not_found');
  return command;
}

/** Returns the union of the moves that callers can make, each with the fields of its command. */
function moveBody(source: string, moves: readonly string[]): z.ZodType {
  const shapes = moves.flatMap((move) => {
    const command = moveCommand(source, move);
    const input = command && inputOf(command);
    if (!(input instanceof z.ZodObject)) return [];
    const { id: _, ...fields } = input.shape;
    return [z.strictObject({ move: z.literal(move), ...fields })];
  });
  return shapes.length > 0 ? z.union(shapes) : z.never();
}
