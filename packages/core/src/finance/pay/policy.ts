import { anyOf } from '../../kit';
import { type Actor, guestOfPay, nobody, ofCreator, type Rule, staff, systemOnly } from '../../people';
import type { PayContract } from './schema';

/** Nobody but its creator sees what is being written. */
const shown = ['sent', 'viewed', 'accepted', 'refused', 'expired', 'active', 'completed', 'ended'] as const;
const ofClient: Rule<PayContract> = (actor) =>
  actor.role === 'company' ? [{ companyId: actor.companyId, status: shown }] : [];
const ofGuest =
  (...actions: Parameters<typeof guestOfPay>): Rule<PayContract> =>
  (actor) =>
    guestOfPay(...actions)(actor).flatMap(({ payContractId }) =>
      payContractId === undefined ? [] : [{ id: payContractId as number, status: shown }],
    );

/** Whoever reads as the client: asks, refuses, asks to accept. */
export const clientRule = anyOf<Actor, PayContract>(ofClient, ofGuest('pay', 'pay-confirm'));
/** Whose acceptance or ending binds: the company's people, or a guest who came by the e-mail that asks for it. */
export const bindingRule = anyOf<Actor, PayContract>(ofClient, ofGuest('pay-confirm'));
export const talkRule = anyOf<Actor, PayContract>(ofCreator, clientRule);

export const payContractAccess = {
  read: anyOf<Actor, PayContract>(ofCreator, clientRule, staff('finance', 'curation', 'support')),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {
    send: ofCreator,
    view: clientRule,
    accept: bindingRule,
    refuse: clientRule,
    expire: systemOnly,
    revise: ofCreator,
    activate: systemOnly,
    complete: systemOnly,
    end: systemOnly,
  },
} as const;
