import { defineResource, ofPeopleOrMoney } from '../../people';
import { squadFlow } from './flow';
import { squadAccess } from './policy';
import { squad } from './schema';

/** Currency of a squad that names none when it is begun. */
export const newSquadCurrency = 'BRL' as const;

/** Whether it is silent, and its currency, are settled when it is begun: its briefings follow them. */
const plan = ['title', 'description', 'budgetCents', 'startsOn', 'endsOn', 'listId'] as const;

export const squads = defineResource({
  name: 'squads',
  schema: squad,
  flow: squadFlow,
  writable: { create: [...plan, 'silent', 'currency'], update: plan },
  stamp: (actor, now) => ({
    companyId: actor.role === 'company' ? actor.companyId : undefined,
    ownerId: 'userId' in actor ? actor.userId : undefined,
    status: squadFlow.initial,
    statusSince: now,
    description: '',
    silent: false,
    budgetCents: null,
    currency: newSquadCurrency,
    startsOn: null,
    endsOn: null,
    listId: null,
    figuresAskedAt: null,
  }),
  hidden: (actor) => ofPeopleOrMoney(actor, ['budgetCents', 'description']),
  filters: { id: 'is', companyId: 'is', status: 'is', silent: 'is', createdAt: 'between' },
  search: ['title'],
  sorts: ['id', 'title', 'status', 'budgetCents', 'createdAt'],
  access: squadAccess,
});
