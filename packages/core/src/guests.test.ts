import { describe, expect, it } from 'vitest';
import { holds } from './kit';
import { resources } from './registry';
import { anEntry, guestOfTheHiring, theGuest } from './testing';

describe('a guest', () => {
  /** What the grant reaches: these rows of the first brand, and none of any other. */
  const reached: Record<string, readonly string[]> = {
    select: ['briefings.read', 'shortlist.read', 'guest-marks.read'],
    content: [
      'contracts.read',
      'deliverables.read',
      'deliverables.requestChanges',
      'deliverables.approve',
      'guest-marks.read',
    ],
  };

  it.each([
    ['select', theGuest],
    ['content', guestOfTheHiring],
  ] as const)('with the grant %s reaches what it is for, and nothing else', (action, guest) => {
    const scopes = Object.values(resources).flatMap(({ name, access: { moves, ...verbs } }) =>
      Object.entries({ ...verbs, ...moves }).flatMap(([verb, rule]) =>
        rule(guest).length > 0 ? [[`${name}.${verb}`, rule(guest)] as const] : [],
      ),
    );
    expect(scopes.map(([name]) => name).sort()).toEqual([...(reached[action] ?? [])].sort());
    const bound = { briefings: 'id', contracts: 'id', 'guest-marks': 'grantId' } as Record<string, string>;
    for (const [name, scope] of scopes) {
      const column = bound[name.split('.')[0] ?? ''] ?? (action === 'select' ? 'briefingId' : 'contractId');
      for (const condition of scope)
        expect([name, Object.keys(condition)]).toEqual([name, expect.arrayContaining([column])]);
    }
  });

  it('never learns of money or of names that are not released', () => {
    const hidden = (name: 'briefings' | 'contracts') => resources[name].hidden?.(theGuest) ?? [];
    expect(hidden('briefings')).toEqual(expect.arrayContaining(['budgetCents', 'feeBp']));
    expect(hidden('contracts')).toEqual(
      expect.arrayContaining(['text', 'totalCents', 'creatorCents', 'checkCode']),
    );
    const names = resources.shortlist.access.read(theGuest);
    expect(holds(names, anEntry())).toBe(false);
    expect(holds(names, anEntry({ status: 'released' }))).toBe(true);
  });
});
