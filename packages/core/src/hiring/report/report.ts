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
  nobody,
  ofCompany,
  ofPeopleOrMoney,
  staff,
  stamps,
} from '../../people';
import { frozenFigures } from './figuresSchema';

/** A frozen picture of what a briefing, or the squad that it belongs to, has brought; later figures make another. */
export const report = z.object({
  ...stamps,
  companyId: id,
  /** The briefing that it is of, or through which the squad's report was made. */
  briefingId: id,
  /** Of a report over all briefings of a squad alone. */
  squadId: id.nullable(),
  title: erased(line(120), dash),
  figures: impersonal(frozenFigures),
  /** SHA-256 of the figures in their canonical form, hexadecimal. */
  hash: impersonal(z.string().length(64)),
  /** The one before it of the same scope. */
  previousId: id.nullable(),
  madeById: id,
});
export type Report = z.output<typeof report>;

/** Who may make a report: the company's people, and staff who look after their projects. */
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
    create: nobody,
    update: nobody,
    remove: nobody,
    moves: {},
  },
});
