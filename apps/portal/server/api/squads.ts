import { briefings, contracts, inForce, squads } from '@elenco/core';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Env } from '../types';
import { malformed } from './problem';
import type { Deps, Route } from './route';

const hiring = contracts.schema.pick({ id: true, title: true, status: true });
const oneSquad = z.object({ data: z.array(squads.schema.extend({ hirings: z.array(hiring) })) });

/**
 * Adds a second shape to the list of squads: if the query string contains `squad_id`, one squad with its
 * hirings, as `{ data: [{ …, hirings: [{ title }] }] }` (docs/spec/rest.md#squads). `data` is empty for an
 * unknown id, and for the id of another company's squad.
 */
export function withSquadShape(list: Route): Route {
  return {
    ...list,
    answer: { ...list.answer, schema: z.union([z.array(squads.schema), oneSquad]) },
    query: { ...list.query, squad_id: 'one squad with its hirings, in the shape `{ "data": […] }`' },
    handle: async (c, deps) => {
      const squadId = c.req.query('squad_id');
      return squadId === undefined ? list.handle(c, deps) : answerOne(c, deps, squadId);
    },
  };
}

async function answerOne(c: Context<Env>, { database }: Deps, squadId: string): Promise<Response> {
  if (!/^[1-9]\d{0,8}$/.test(squadId))
    throw malformed('/squad_id', 'invalid_value', { value: squadId.slice(0, 20) });
  const id = Number(squadId);
  const actor = c.get('actor');
  const [squad] = await database.see(squads, actor, { id });
  if (!squad) return c.json({ data: [] }, 200, { 'Cache-Control': 'no-store' });
  const named = await database.see(briefings, actor, { squadId: id });
  const hired = await database.see(contracts, actor, {
    briefingId: named.map((briefing) => briefing.id),
    status: ['sent', ...inForce],
  });
  const hirings = hired.map(({ id: contractId, title, status }) => ({ id: contractId, title, status }));
  return c.json({ data: [{ ...squad, hirings }] }, 200, { 'Cache-Control': 'no-store' });
}
