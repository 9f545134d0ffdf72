import { anyOf, narrowed } from '../../kit';
import { type Actor, anyStaff, ofCompany, type Rule, systemOnly } from '../../people';
import { openSquad } from './flow';
import type { Squad } from './schema';

const own = ofCompany as Rule<Squad>;

export const squadAccess = {
  read: anyOf<Actor, Squad>(ofCompany, anyStaff),
  create: ofCompany,
  update: narrowed(own, { status: [...openSquad] }),
  remove: narrowed(own, { status: 'draft' }),
  moves: {
    plan: ofCompany,
    cast: ofCompany,
    review: ofCompany,
    start: ofCompany,
    report: ofCompany,
    close: ofCompany,
    cancel: anyOf<Actor, Squad>(ofCompany, systemOnly),
  },
} as const;
