import { anyOf, narrowed } from '../../kit';
import {
  type Actor,
  guestOfPay,
  nobody,
  ofCompany,
  ofCreator,
  type Rule,
  staff,
  systemOnly,
} from '../../people';
import type { Settlement } from './schema';

const side = (rule: Rule<Settlement>, of: Settlement['side']) => narrowed(rule, { side: of });
const company = anyOf<Actor, Settlement>(ofCompany, guestOfPay('pay-confirm'));
const creator = ofCreator as Rule<Settlement>;

const ofOther = anyOf<Actor, Settlement>(side(company, 'creator'), side(creator, 'company'));
const ofAsker = anyOf<Actor, Settlement>(side(company, 'company'), side(creator, 'creator'));

export const settlementAccess = {
  read: anyOf<Actor, Settlement>(
    ofCompany,
    ofCreator,
    staff('finance', 'curation', 'support'),
    guestOfPay('pay', 'pay-confirm'),
  ),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {
    accept: ofOther,
    dispute: ofOther,
    lapse: systemOnly,
    decide: staff('finance'),
    withdraw: ofAsker,
    close: systemOnly,
    release: staff('finance'),
  },
} as const;

/** Not a move: preparing a refund changes no state, but names the first of the two people. */
export const prepareRefundRule = staff('finance');
