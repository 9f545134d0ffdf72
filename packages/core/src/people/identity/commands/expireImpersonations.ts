import { z } from 'zod';
import { accept, moveTo } from '../../../kit';
import { defineCommand, demand, systemOnly } from '../../party';
import { impersonationNotice, impersonations } from '../impersonation';

/** The product itself closes what nobody ended: the time was over, or the session was. The person is told. */
export const expireImpersonations = defineCommand({
  name: 'impersonations.expireAll',
  input: z.strictObject({}),
  async load(find, _input, { actor }) {
    demand(actor, systemOnly);
    return find.lockMany(impersonations, { status: 'open' });
  },
  decide({ rows, now }) {
    const over = rows.filter(({ until }) => until <= now);
    return accept(
      over.flatMap((row) => [moveTo(impersonations, row.id, 'expire'), impersonationNotice(row)]),
      { ids: over.map((row) => row.id) },
    );
  },
});
