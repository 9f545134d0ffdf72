import { anyOf } from '../../kit';
import { type Actor, anyStaff, defineResource, nobody, ofCompany, ofPeopleOrMoney } from '../../people';
import { type Vision, vision } from './schema';

export const visions = defineResource({
  name: 'visions',
  schema: vision,
  columns: { keyMessages: 'jsonb' },
  flow: undefined,
  writable: { create: [], update: [] },
  hidden: (actor) => ofPeopleOrMoney(actor, ['targets', 'split']),
  filters: { id: 'is', squadId: 'is', companyId: 'is' },
  sorts: ['id', 'createdAt'],
  access: {
    read: anyOf<Actor, Vision>(ofCompany, anyStaff),
    create: nobody,
    update: nobody,
    remove: nobody,
    moves: {},
  },
});
