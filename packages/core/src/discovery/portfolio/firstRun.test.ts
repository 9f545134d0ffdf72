import { describe, expect, it } from 'vitest';
import { aCreator, aPayee, ids } from '../../testing';
import { type FirstRunFacts, firstRun, firstSteps, nextFirstStep } from './firstRun';

const address = {
  cep: '50030150',
  street: 'Rua da Aurora',
  number: '10',
  complement: '',
  city: 'Recife',
  state: 'PE',
  country: 'BR',
};
const whole: FirstRunFacts = {
  creator: aCreator({ portrait: '0'.repeat(64) }),
  payee: aPayee(),
  address,
  projects: 1,
};
const nothing: FirstRunFacts = {
  creator: aCreator({ portrait: `creator-${ids.creator}`, bio: '', tags: [], city: '', presences: [] }),
  payee: undefined,
  address: null,
  projects: 0,
};
const open = (facts: FirstRunFacts) =>
  firstRun(facts)
    .steps.filter(({ done }) => !done)
    .map(({ step }) => step);

describe('the onboarding steps of a new creator', () => {
  it('are all open at the beginning and all done once the profile is complete', () => {
    expect(open(nothing)).toEqual(firstSteps);
    expect(open(whole)).toEqual([]);
    expect(firstRun(whole).cost).toBeNull();
  });

  it.each<[string, Partial<FirstRunFacts>, string[], string]>([
    [
      'photo, introduction, channel and specialties',
      { creator: nothing.creator },
      ['photo', 'words', 'channel', 'specialties'],
      'invitations',
    ],
    ['the city', { creator: { ...whole.creator, city: '' } }, ['words'], 'proposals'],
    ['the payee', { payee: undefined }, ['payee'], 'proposals'],
    ['the address', { address: null }, ['address'], 'deliveries'],
    // Two specialties, because the main one is named twice.
    [
      'a third specialty',
      { creator: { ...whole.creator, tags: ['skincare', 'beauty'] } },
      ['specialties'],
      'impression',
    ],
    ['a portfolio project', { projects: 0 }, ['work'], 'impression'],
  ])('state the most severe consequence of a missing item: %s', (_, change, steps, cost) => {
    const facts = { ...whole, ...change };
    expect(open(facts)).toEqual(steps);
    const run = firstRun(facts);
    expect(run.cost).toBe(cost);
    expect(run.steps.find(({ step }) => step === run.blocking)).toMatchObject({ done: false, cost });
  });

  it('start with the step that has the worst consequence if it is omitted', () => {
    expect(firstRun(nothing).blocking).toBe('channel');
    expect(firstRun(whole).blocking).toBeNull();
  });

  it('ask freelancers for a portfolio project instead of a channel', () => {
    const creator = { ...whole.creator, profileType: 'freelancer' as const, presences: [] };
    expect(firstRun({ ...whole, creator })).toMatchObject({ cost: null, blocking: null });
    expect(firstRun({ ...whole, creator }).steps.map(({ step }) => step)).not.toContain('channel');
    expect(open({ ...whole, creator, projects: 0 })).toEqual(['work']);
  });

  it('continue with the next open step and end after the last one', () => {
    const run = firstRun({ ...whole, payee: undefined, projects: 0 });
    expect(nextFirstStep(run)).toBe('payee');
    expect(nextFirstStep(run, 'payee')).toBe('work');
    expect(nextFirstStep(run, 'work')).toBeUndefined();
  });
});
