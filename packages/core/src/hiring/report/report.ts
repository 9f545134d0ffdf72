import { z } from 'zod';
import { anyOf } from '../../kit';
import {
  type Actor,
  anyStaff,
  dash,
  defineResource,
  erased,
  guestOfReport,
  id,
  impersonal,
  line,
  noOne,
  ofCompany,
  ofPeopleOrMoney,
  staff,
  stamps,
} from '../../people';
import { frozenFigures } from './figuresSchema';

/**
 * A stored copy of the results of a briefing or its squad. It never changes: new results are stored as
 * another report.
 */
export const report = z.object({
  ...stamps,
  companyId: id,
  /** The briefing that the report covers; for a squad, the briefing from which it was made. */
  briefingId: id,
  /** The squad, if the report covers all its briefings; otherwise null. */
  squadId: id.nullable(),
  title: erased(line(120), dash),
  figures: impersonal(frozenFigures),
  /** SHA-256 of `figures` in canonical form, hexadecimal. */
  hash: impersonal(z.string().length(64)),
  /** The previous report about the same briefing or squad; null for the first one. */
  previousId: id.nullable(),
  madeById: id,
});
export type Report = z.output<typeof report>;

/** Allows company members, and staff who support their projects, to make a report. */
export const reportRule = anyOf<Actor, { companyId: number }>(ofCompany, staff('curation', 'support'));

export const reports = defineResource({
  name: 'reports',
  schema: report,
  flow: undefined,
  writable: { create: [], update: [] },
  hidden: (actor) => ofPeopleOrMoney(actor, ['figures']),
  filters: { id: 'is', companyId: 'is', briefingId: 'is', squadId: 'is', createdAt: 'between' },
  sorts: ['id', 'createdAt'],
  access: {
    read: anyOf<Actor, Report>(ofCompany, anyStaff, guestOfReport),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: {},
  },
});
