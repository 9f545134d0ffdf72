import { describe, expect, it } from 'vitest';
import { accepted, anIssRule, brandOwner, curator, financier, inserted, refusedWith } from '../../testing';
import { addIssRule } from './commands';
import { issRuleOn, issRulesAt } from './issRule';

describe('the service tax rate of a municipality', () => {
  const rules = [
    anIssRule({ id: 1, city: 'São Paulo', rateBp: 290, validFrom: '2026-01-01' }),
    anIssRule({ id: 2, city: 'São Paulo', rateBp: 500, validFrom: '2026-07-01' }),
    anIssRule({ id: 3, city: 'São Paulo', withheld: false, validFrom: '2026-12-01' }),
    anIssRule({ id: 4, city: 'Recife', state: 'PE', rateBp: 200 }),
    anIssRule({ id: 5, city: 'Recife', state: 'PE', rateBp: 300 }),
  ];

  it.each([
    ['before the first rule', 'São Paulo', 'SP', '2025-12-31', undefined],
    ['on the first day of a rule', 'São Paulo', 'SP', '2026-01-01', 290],
    ['on the last day of a rule', 'São Paulo', 'SP', '2026-06-30', 290],
    ['once the next rule starts', 'sao  paulo', 'São Paulo', '2026-07-01', 500],
    ['once clients no longer withhold the tax', 'São Paulo', 'SP', '2026-12-01', undefined],
    ['two rules with the same start: the later row', 'RECIFE', 'pe', '2026-06-01', 300],
    ['a city of the same name in another state', 'Recife', 'SP', '2026-06-01', undefined],
    ['an unknown municipality', 'Olinda', 'PE', '2026-06-01', undefined],
  ])('is found by place and day: %s', (_, city, state, day, rateBp) => {
    expect(issRuleOn(issRulesAt(rules, { city, state, country: 'BR' }), day)?.rateBp).toBe(rateBp);
  });

  it('is unknown abroad and without an address', () => {
    expect(issRulesAt(rules, { city: 'Recife', state: 'PE', country: 'PT' })).toEqual([]);
    expect(issRulesAt(rules, null)).toEqual([]);
  });
});

describe('adding a service tax rule', () => {
  const { state, city, rateBp, withheld, dueDay, validFrom, lawRef } = anIssRule();
  const rule = { state, city, rateBp, withheld, dueDay, validFrom, lawRef };
  const store = { 'iss-rules': [] };

  it('stores the state as its abbreviation', async () => {
    const input = { ...rule, state: 'pernambuco' };
    const { changes } = await accepted(addIssRule, input, { actor: financier, store });
    expect(inserted(changes, 'iss-rules')).toMatchObject({
      ...rule,
      state: 'PE',
      authorId: financier.userId,
    });
  });

  it.each([
    ['curation', curator],
    ['a brand', brandOwner],
  ])('is refused for %s', async (_, actor) => {
    expect(await refusedWith(addIssRule, rule, { actor, store })).toEqual(['not_allowed']);
  });

  it.each([
    ['a rate below the legal minimum', { rateBp: 199 }, 'outside_bounds /rateBp'],
    ['a rate above the legal maximum', { rateBp: 501 }, 'outside_bounds /rateBp'],
    ['a day that some months lack', { dueDay: 29 }, 'outside_bounds /dueDay'],
    ['an invalid state', { state: 'XX' }, 'invalid_state /state'],
    ['no reference to a law', { lawRef: ' ' }, 'required /lawRef'],
  ])('is refused with %s', async (_, wrong, why) => {
    expect(await refusedWith(addIssRule, { ...rule, ...wrong }, { actor: financier, store })).toEqual([why]);
  });
});
