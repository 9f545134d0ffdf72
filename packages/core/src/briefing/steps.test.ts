import { describe, expect, it } from 'vitest';
import { aBriefing, TODAY } from '../testing';
import type { Briefing } from './schema';
import { firstInvalidStep, type OldStep as Step, stepErrors, stepOf, steps } from './steps';

const reported = (step: Step, given: Partial<Briefing>) =>
  stepErrors(step, aBriefing(given), TODAY).map(({ code, pointer }) => `${code} ${pointer}`);

describe('a step of the wizard', () => {
  it.each(steps)('%s is done in a whole briefing', (step) => expect(reported(step, {})).toEqual([]));

  it.each<[Step, string, Partial<Briefing>, string[]]>([
    ['create', 'without a title', { title: ' ' }, ['required /title']],
    [
      'brand',
      'without brand and product',
      { brand: '', product: '' },
      ['required /brand', 'required /product'],
    ],
    ['new', 'without a speciality', { skill: null }, ['required /skill']],
    ['new', 'without goals', { goals: [] }, ['at_least_one /goals']],
    ['new', 'for nobody', { creatorsWanted: 0 }, ['at_least_one /creatorsWanted']],
    ['new', 'with optional fields blank', { tags: [], sought: '', dos: '', donts: '' }, []],
    ['channels', 'without channels', { channels: [] }, ['at_least_one /channels']],
    ['deliverables', 'without anything wanted', { wanted: [] }, ['at_least_one /wanted']],
    [
      'deliverables',
      'on a channel that is not chosen',
      { wanted: [{ channel: 'tiktok', format: 'video', quantity: 1 }] },
      ['channel_not_in_briefing /wanted/0/channel'],
    ],
    [
      'deliverables',
      'in a format that the channel lacks',
      { wanted: [{ channel: 'instagram', format: 'episode', quantity: 1 }] },
      ['format_not_on_channel /wanted/0/format'],
    ],
    [
      'deliverables',
      'without a period',
      { startsOn: null, endsOn: null },
      ['required /startsOn', 'required /endsOn'],
    ],
    ['deliverables', 'from yesterday', { startsOn: '2026-11-20' }, ['starts_in_past /startsOn']],
    ['deliverables', 'today only', { startsOn: TODAY, endsOn: TODAY }, []],
    ['deliverables', 'ending before it starts', { endsOn: '2026-11-30' }, ['ends_before_start /endsOn']],
    ['budget', 'without a budget', { budgetCents: null }, ['required /budgetCents']],
    ['budget', 'of nothing', { budgetCents: 0 }, ['required /budgetCents']],
    ['budget', 'of 99.99', { budgetCents: 9_999 }, ['budget_too_low /budgetCents']],
    ['budget', 'of 100.00', { budgetCents: 10_000 }, []],
  ])('%s %s', (step, _what, given, expected) => expect(reported(step, given)).toEqual(expected));

  it.each<[Partial<Briefing>, Step | undefined]>([
    [{}, undefined],
    [{ budgetCents: null }, 'budget'],
    [{ budgetCents: null, channels: [] }, 'channels'],
    [{ budgetCents: null, product: '' }, 'brand'],
  ])('with %j the first that is not done is %s', (given, expected) => {
    expect(firstInvalidStep(aBriefing(given), TODAY)).toBe(expected);
  });

  it.each<[string, Step]>([
    ['/title', 'create'],
    ['/wanted/0/channel', 'deliverables'],
    ['/budgetCents', 'budget'],
    ['', 'review'],
  ])('an error at "%s" leads to %s', (pointer, step) => expect(stepOf(pointer)).toBe(step));
});
