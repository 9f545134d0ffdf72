import { z } from 'zod';
import { accept, Problem, update } from '../../../kit';
import { defineCommand, demand, id } from '../../../people';
import { contents, editors } from '../content';
import { contentKind } from '../kinds';

/**
 * The order of all contents of a kind, on the public pages too. @throws Problem `stale` where the list is not
 * the one of now, because somebody has added to it or taken from it
 */
export const reorderContents = defineCommand({
  name: 'contents.reorder',
  rest: true,
  input: z.strictObject({ kind: contentKind, ids: z.array(id).min(1, 'required').max(500, 'too_many') }),
  load(find, { kind }, { actor }) {
    demand(actor, editors);
    return find.lockMany(contents, { kind });
  },
  decide({ rows, input: { ids } }) {
    const places = new Map(ids.map((one, n) => [one, n + 1]));
    const whole = places.size === ids.length && rows.length === ids.length;
    if (!whole || rows.some((row) => !places.has(row.id))) throw new Problem('stale');
    const changes = rows.flatMap((row) => {
      const position = places.get(row.id) as number;
      return position === row.position ? [] : [update(contents, row.id, { position })];
    });
    return accept(changes, { moved: changes.length });
  },
});
