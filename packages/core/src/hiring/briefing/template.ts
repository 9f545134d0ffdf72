import { z } from 'zod';
import { anyOf } from '../../kit';
import {
  type Actor,
  anyStaff,
  dash,
  defineResource,
  erased,
  id,
  line,
  ofCompany,
  ofPeopleOrMoney,
  stamps,
} from '../../people';
import { blankBrief } from './blank';
import { type Briefing, briefing } from './schema';

/** A brief as it can be begun again, without what belongs to one time only. */
const { startsOn: _starts, endsOn: _ends, publishesOn: _publishes, wished: _wished, ...kept } = blankBrief;
type ReusableField = keyof typeof kept;
const reusableFields = Object.keys(kept) as ReusableField[];

const reusable = briefing
  .pick({
    ...(Object.fromEntries(reusableFields.map((field) => [field, true])) as Record<ReusableField, true>),
  })
  .partial();

/** What of a former briefing a new one begins with: all that was written, but no dates and nobody by name. */
export const reusableOf = (brief: Briefing): Pick<Briefing, ReusableField> =>
  Object.fromEntries(reusableFields.map((field) => [field, brief[field]])) as Pick<Briefing, ReusableField>;

/** A brief that a company keeps under a name, to begin others with. */
export const template = z.object({
  ...stamps,
  companyId: id,
  name: erased(line(120), dash),
  brief: erased(reusable, '{}'),
});
export type Template = z.output<typeof template>;

export const templates = defineResource({
  name: 'templates',
  schema: template,
  flow: undefined,
  writable: { create: ['name', 'brief'], update: ['name'] },
  stamp: (actor) => ({ companyId: actor.role === 'company' ? actor.companyId : undefined }),
  hidden: (actor) => ofPeopleOrMoney(actor, ['brief']),
  filters: { id: 'is', companyId: 'is' },
  sorts: ['id', 'name', 'updatedAt'],
  access: {
    read: anyOf<Actor, Template>(ofCompany, anyStaff),
    create: ofCompany,
    update: ofCompany,
    remove: ofCompany,
    moves: {},
  },
});
