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

/** Fields of a brief that can be reused: all except dates and creators. */
const { startsOn: _starts, endsOn: _ends, publishesOn: _publishes, wished: _wished, ...kept } = blankBrief;
type ReusableField = keyof typeof kept;
const reusableFields = Object.keys(kept) as ReusableField[];

const reusable = briefing
  .pick({
    ...(Object.fromEntries(reusableFields.map((field) => [field, true])) as Record<ReusableField, true>),
  })
  .partial();

/** Returns the fields that a new brief copies from an earlier one: all except dates and creators. */
export const reusableOf = (brief: Briefing): Pick<Briefing, ReusableField> =>
  Object.fromEntries(reusableFields.map((field) => [field, brief[field]])) as Pick<Briefing, ReusableField>;

/** A brief that a company has saved under a name, as a template for new ones. */
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
