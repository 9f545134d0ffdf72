import { describe, expect, it } from 'vitest';
import {
  aConsent,
  accepted,
  aUser,
  ids,
  inserted,
  refusedWith,
  type Store,
  signedOutActor,
  theCreator,
} from '../../../testing';
import { giveConsent, withdrawConsent } from './consents';

const from = { ip: '192.0.2.7', userAgent: 'Mozilla/5.0' };
const person = aUser({ id: ids.creatorUser, companyId: null, companyRole: null, creatorId: ids.creator });
const at = (consents: Store[string], actor: typeof theCreator | typeof signedOutActor = theCreator) => ({
  actor,
  store: { users: [person], consents },
});
const yes = aConsent({ id: 1 });
const no = aConsent({ id: 2, given: false });

describe('a user giving a consent', () => {
  it('stores the consent with the text version, the client address and the browser', async () => {
    const { changes, reply } = await accepted(giveConsent, { purpose: 'marketing', ...from }, at([]));
    expect(inserted(changes, 'consents')).toEqual({
      userId: person.id,
      purpose: 'marketing',
      text: '2026-11',
      given: true,
      ...from,
    });
    expect(reply).toEqual({ purpose: 'marketing', given: true });
  });

  it('stores the consent once if the command is repeated', async () => {
    const { changes } = await accepted(giveConsent, { purpose: 'marketing', ...from }, at([yes]));
    expect(changes).toEqual([]);
  });

  it('stores the consent again if the text has changed', async () => {
    const old = aConsent({ text: '2025-01' });
    const { changes } = await accepted(giveConsent, { purpose: 'marketing', ...from }, at([old]));
    expect(changes).toHaveLength(1);
  });

  it('stores a withdrawal and a renewed consent as separate rows', async () => {
    const back = await accepted(withdrawConsent, { purpose: 'marketing', ...from }, at([yes]));
    expect(inserted(back.changes, 'consents')).toMatchObject({ given: false });
    const twice = await accepted(withdrawConsent, { purpose: 'marketing', ...from }, at([yes, no]));
    expect(twice.changes).toEqual([]);
    const again = await accepted(giveConsent, { purpose: 'marketing', ...from }, at([yes, no]));
    expect(inserted(again.changes, 'consents')).toMatchObject({ given: true });
  });

  it.each(['terms', 'privacy'])(
    'cannot withdraw consent to the %s without deleting the account',
    async (purpose) => {
      expect(await refusedWith(withdrawConsent, { purpose, ...from }, at([]))).toEqual([
        'consent_needed /purpose',
      ]);
    },
  );

  it('is refused without being signed in', async () => {
    for (const command of [giveConsent, withdrawConsent]) {
      expect(await refusedWith(command, { purpose: 'marketing', ...from }, at([], signedOutActor))).toEqual([
        'not_allowed',
      ]);
    }
  });
});
