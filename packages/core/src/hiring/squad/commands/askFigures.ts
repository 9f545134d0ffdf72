import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, refuse, update } from '../../../kit';
import { defineCommand, id, ofCompany } from '../../../people';
import { byContract } from '../../contract';
import { hiringsOf } from '../hirings';
import { squads } from '../squad';

/**
 * A brand asks all creators of a squad who have published for their figures: one notice for each in each project, once
 * a day. `asked` counts them. Refuses `nothing_published` and `asked_today`.
 */
export const askFigures = defineCommand({
  name: 'squads.askFigures',
  rest: true,
  input: z.strictObject({ id }),
  async load(find, { id: squadId }) {
    const squad = await find.forUpdate(squads, squadId, ofCompany);
    return { squad, ...(await hiringsOf(find, squad)) };
  },
  decide({ rows: { squad, deliverables }, now }) {
    const out = deliverables.filter(({ publishedAt }) => publishedAt !== null);
    if (out.length === 0) return refuse('nothing_published');
    const { figuresAskedAt: last } = squad;
    if (last !== null && businessDate(last) === businessDate(now)) return refuse('asked_today');
    const notices = byContract(out).map(([first, ...more]) => {
      const { contractId, companyId, creatorId, briefingId } = first!;
      const about = { resource: squads.name, rowId: squad.id, companyId, creatorId, briefingId };
      return emit({ kind: 'squads.askFigures', ...about, data: { count: more.length + 1, contractId } });
    });
    return accept([update(squads, squad.id, { figuresAskedAt: now }), ...notices], { asked: notices.length });
  },
});
