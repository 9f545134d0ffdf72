import { readFileSync } from 'node:fs';
import { type Actor, type GuestAction, guestAction, holds, resources } from '@elenco/core';
import { anEntry, aSentProposal, guestOfProposal, ids, theGuest } from '@elenco/core/testing';
import { describe, expect, it } from 'vitest';

/**
 * The table of guests in docs/authorization.md: for each action of a share link, what a guest with this
 * action can access.
 */
const table = new Map(
  readFileSync(new URL('../../docs/authorization.md', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, action]) => guestAction.options.includes(action as GuestAction))
    .map(([, action, , reached]) => [action as GuestAction, (reached ?? '').split(', ').sort()]),
);

const ofPay = (action: GuestAction) => action === 'pay' || action === 'pay-confirm';

const guestOf = (action: GuestAction): Extract<Actor, { role: 'guest' }> => ({
  ...theGuest,
  reportId: action.startsWith('report') ? 201 : null,
  briefingId: action === 'list' || ofPay(action) ? null : ids.briefing,
  contractId: ['content', 'invoice'].includes(action) ? ids.contract : null,
  listId: action === 'list' ? 301 : null,
  payContractId: ofPay(action) ? 601 : null,
  creatorIds: action === 'approve-proposal' ? [ids.creator] : [],
  actions: [action],
});

/**
 * Returns the actor's scope in every resource and verb to which the rules give access, by `resource.verb`.
 */
const scopesOf = (actor: Actor) =>
  Object.values(resources).flatMap(({ name, access: { moves, ...verbs } }) =>
    Object.entries({ ...verbs, ...moves }).flatMap(([verb, rule]) =>
      rule(actor).length > 0 ? [[`${name}.${verb}`, rule(actor)] as const] : [],
    ),
  );

describe('a guest', () => {
  it.each(guestAction.options)(
    'can access, with the action %s, exactly what docs/authorization.md states',
    (action) => {
      expect(
        scopesOf(guestOf(action))
          .map(([name]) => name)
          .sort(),
      ).toEqual(table.get(action));
    },
  );

  it.each(guestAction.options)('can access, with the action %s, only the row of the share link', (action) => {
    const own = {
      briefings: 'id',
      contracts: action === 'payables' ? 'briefingId' : 'id',
      lists: 'id',
      reports: 'id',
      'guest-marks': 'shareLinkId',
      'pay-contracts': 'id',
    };
    const above = ['content', 'invoice'].includes(action)
      ? 'contractId'
      : action === 'list'
        ? 'listId'
        : ofPay(action)
          ? 'payContractId'
          : 'briefingId';
    for (const [name, scope] of scopesOf(guestOf(action))) {
      const column = (own as Record<string, string>)[name.split('.')[0] ?? ''] ?? above;
      for (const condition of scope)
        expect([name, Object.keys(condition)]).toEqual([name, expect.arrayContaining([column])]);
    }
  });

  it('can access only the proposals of the creators in the share link', () => {
    const scope = resources.proposals.access.read(guestOfProposal);
    expect(holds(scope, aSentProposal())).toBe(true);
    expect(holds(scope, aSentProposal({ creatorId: 22 }))).toBe(false);
  });

  it('cannot read the budget, agreements, or creators who are not released to the brand', () => {
    const hidden = (name: 'briefings' | 'contracts') => resources[name].hidden?.(theGuest) ?? [];
    expect(hidden('briefings')).toEqual(expect.arrayContaining(['budgetCents', 'feeBp']));
    expect(hidden('contracts')).toEqual(
      expect.arrayContaining(['text', 'totalCents', 'creatorCents', 'checkCode']),
    );
    const names = resources.shortlist.access.read(theGuest);
    expect(holds(names, anEntry())).toBe(false);
    expect(holds(names, anEntry({ status: 'released' }))).toBe(true);
  });

  it('can access, with a share link for several actions, exactly what these actions allow', () => {
    const both = { ...guestOf('approve-proposal'), actions: ['select', 'approve-proposal'] } as Actor;
    const each = ['select', 'approve-proposal'].flatMap((action) => table.get(action as GuestAction) ?? []);
    expect(
      scopesOf(both)
        .map(([name]) => name)
        .sort(),
    ).toEqual([...new Set(each)].sort());
  });
});
