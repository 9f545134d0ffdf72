import { z } from 'zod';
import { accept, insert, refuse } from '../../kit';
import { defineCommand, id, userIdOf } from '../../people';
import { briefings } from '../briefing';
import { frozenFigures } from './figuresSchema';
import { figuresHash } from './hash';
import { report, reportRule, reports } from './report';

/**
 * Stores metrics that the application has computed as a new report. If they equal those of the last report,
 * returns that report instead. Refuses with `nothing_to_report`.
 */
export const makeReport = defineCommand({
  name: 'reports.make',
  input: z.strictObject({
    briefingId: id,
    squadId: id.nullable(),
    title: report.shape.title,
    figures: frozenFigures,
  }),
  async load(find, { briefingId, squadId }) {
    const briefing = await find.forUpdate(briefings, briefingId, reportRule);
    const earlier = await find.many(reports, squadId === null ? { briefingId, squadId } : { squadId });
    const [reportId] = await find.ids(reports, 1);
    return { briefing, last: earlier.at(-1), reportId: reportId as number };
  },
  decide({ rows: { briefing, last, reportId }, input: { briefingId, squadId, title, figures }, actor }) {
    const madeById = userIdOf(actor);
    if (madeById === null || (squadId !== null && squadId !== briefing.squadId)) return refuse('not_found');
    if (figures.total.pieces === 0) return refuse('nothing_to_report');
    const hash = figuresHash(figures);
    if (last?.hash === hash) return accept([], { id: last.id, made: false });
    const { companyId } = briefing;
    const about = { id: reportId, companyId, briefingId, squadId, title };
    const row = { ...about, figures, hash, previousId: last?.id ?? null, madeById };
    return accept([insert(reports, row)], { id: reportId, made: true });
  },
});
