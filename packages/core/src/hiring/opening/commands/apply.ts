import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type FieldError, insert, Problem, refuse } from '../../../kit';
import { creators, defineCommand, id } from '../../../people';
import { conditionsFor, matchOpening } from '../fit';
import { applicationFlow } from '../flow';
import { openingAccess } from '../policy';
import { applications, openings } from '../resource';
import { application } from '../schema';

/**
 * A creator applies to an opening, for its range or for another amount. Applying again is one application.
 * Refuses `opening_closed` and `condition_unmet` (params `condition`), one for each that is not met.
 */
export const apply = defineCommand({
  name: 'applications.apply',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({
    openingId: id,
    message: application.shape.message,
    counterCents: application.shape.counterCents,
  }),
  async load(find, { openingId }, { actor }) {
    if (actor.role !== 'creator') throw new Problem('not_found');
    const opening = await find.forUpdate(openings, openingId, openingAccess.read);
    const creatorId = actor.creatorId;
    const [there] = await find.lockMany(applications, { openingId, creatorId });
    const [creator] = await find.many(creators, { id: creatorId });
    const [newId] = await find.ids(applications, 1);
    return { opening, there, creator: creator!, newId: newId! };
  },
  decide({ rows: { opening, there, creator, newId }, input, now }) {
    if (there) return accept([], { id: there.id });
    if (opening.status !== 'open' || opening.closesOn < businessDate(now)) return refuse('opening_closed');
    const unmet = conditionsFor(opening, creator).filter(({ met }) => !met);
    if (unmet.length > 0) {
      const refused = unmet.map(
        ({ code }): FieldError => ({ pointer: '', code: 'condition_unmet', params: { condition: code } }),
      );
      return { refused };
    }
    const { briefingId, companyId, currency } = opening;
    const row = {
      id: newId,
      ...input,
      briefingId,
      companyId,
      currency,
      creatorId: creator.id,
      answer: '',
      score: matchOpening(opening, creator).score,
      status: applicationFlow.initial,
      statusSince: now,
    };
    return accept([insert(applications, row)], { id: newId });
  },
});
