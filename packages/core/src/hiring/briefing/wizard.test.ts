import { describe, expect, it } from 'vitest';
import { aBriefing, TODAY } from '../../testing';
import { blankBrief } from './blank';
import { blankParts } from './parts';
import type { Briefing, BriefingKind, Step } from './schema';
import {
  fieldsIn,
  firstIncompleteStep,
  hasEssentials,
  progressOf,
  stepErrors,
  stepsOf,
  stepWith,
  wizard,
} from './wizard';

const { creatorProfile, publicText, work, rights } = blankParts;
/** Returns a briefing in which every step of its kind is filled in. */
const whole = (kind: BriefingKind, given: Partial<Briefing> = {}): Briefing =>
  aBriefing({
    kind,
    ...(kind === 'freelancer' && { work: { ...work, place: 'remote' } }),
    ...(kind === 'silent_squad' && {
      publicText: { ...publicText, sector: 'Beleza', summary: 'Um lançamento', ...fees(100_000, 300_000) },
    }),
    ...given,
  });
const fees = (feeLowCents: number | null, feeHighCents: number | null) => ({ feeLowCents, feeHighCents });
const errorsOf = (kind: BriefingKind, step: Step, given: Partial<Briefing>) =>
  stepErrors(step, whole(kind, given), TODAY).map(({ code, pointer }) => `${code} ${pointer}`);
const kinds = Object.keys(wizard) as BriefingKind[];

describe.each(kinds)('the wizard of a %s', (kind) => {
  it('ends with `review` and accepts a complete briefing', () => {
    expect(firstIncompleteStep(whole(kind), TODAY)).toBeUndefined();
    expect(stepsOf(kind).at(-1)).toBe('review');
  });
  it('has each field in exactly one step', () => {
    const fields = Object.values(wizard[kind]).flat();
    expect(new Set(fields).size).toBe(fields.length);
  });
});

describe.each(kinds.filter(hasEssentials))('the short form of a %s', (kind) => {
  it('has every required field of a briefing except the title', () => {
    const blank = aBriefing({ ...blankBrief, kind, title: 'Verão' });
    const missing = stepsOf(kind).flatMap((step) => stepErrors(step, blank, TODAY));
    const asked = fieldsIn(kind, 'essentials') as readonly string[];
    // The wanted deliverables determine the channels, so the short form needs no field for them.
    const fields = missing.map(({ pointer }) => pointer.split('/')[1]!).filter((one) => one !== 'channels');
    expect(fields.filter((field) => !asked.includes(field))).toEqual([]);
    expect(fields.length).toBeGreaterThan(3);
  });
  it('is not a wizard step, so that no field is in two steps', () =>
    expect(stepsOf(kind)).not.toContain('essentials'));
});

it('asks for the places of audience and creators on the short form', () => {
  const asked = fieldsIn('creator', 'essentials');
  expect(asked).toEqual(expect.arrayContaining(['demographics', 'creatorProfile']));
});

describe('the state of a wizard step', () => {
  it.each<[BriefingKind, Step, string, Partial<Briefing>, string[]]>([
    ['creator', 'create', 'without a title', { title: ' ' }, ['required /title']],
    [
      'creator',
      'brand',
      'without brand and product',
      { brand: '', product: '' },
      ['required /brand', 'required /product'],
    ],
    ['creator', 'personas', 'without a specialty', { skill: null }, ['required /skill']],
    ['creator', 'personas', 'for no creator', { creatorsWanted: 0 }, ['at_least_one /creatorsWanted']],
    ['creator', 'strategy', 'without goals', { goals: [] }, ['at_least_one /goals']],
    ['creator', 'do', 'without dos and don’ts', { dos: '', donts: '' }, []],
    [
      'creator',
      'personas',
      'asking for engagement of 3.5 %',
      { creatorProfile: { ...creatorProfile, minEngagementPercent: 3.5 } },
      [],
    ],
    [
      'creator',
      'personas',
      'asking for engagement of 3.555 %',
      { creatorProfile: { ...creatorProfile, minEngagementPercent: 3.555 } },
      ['two_decimals /creatorProfile/minEngagementPercent'],
    ],
    ['creator', 'channels', 'without channels', { channels: [] }, ['at_least_one /channels']],
    ['creator', 'deliverables', 'without deliverables', { wanted: [] }, ['at_least_one /wanted']],
    [
      'creator',
      'deliverables',
      'on a channel that is not chosen',
      { wanted: [{ channel: 'tiktok', format: 'video', quantity: 1 }] },
      ['channel_not_in_briefing /wanted/0/channel'],
    ],
    [
      'creator',
      'deliverables',
      'in a format that the channel lacks',
      { wanted: [{ channel: 'instagram', format: 'episode', quantity: 1 }] },
      ['format_not_on_channel /wanted/0/format'],
    ],
    [
      'creator',
      'project',
      'without a period',
      { startsOn: null, endsOn: null },
      ['required /startsOn', 'required /endsOn'],
    ],
    ['creator', 'project', 'from yesterday', { startsOn: '2026-11-20' }, ['starts_in_past /startsOn']],
    ['creator', 'project', 'today only', { startsOn: TODAY, endsOn: TODAY }, []],
    [
      'creator',
      'project',
      'ending before it starts',
      { endsOn: '2026-11-30' },
      ['ends_before_start /endsOn'],
    ],
    [
      'creator',
      'project',
      'published after the end of the project',
      { publishesOn: '2027-01-01' },
      ['outside_period /publishesOn'],
    ],
    ['creator', 'project', 'published on the last day of the project', { publishesOn: '2026-12-31' }, []],
    ['creator', 'budget', 'without a budget', { budgetCents: null }, ['required /budgetCents']],
    ['creator', 'budget', 'of zero', { budgetCents: 0 }, ['budget_too_low /budgetCents']],
    ['creator', 'budget', 'of 99.99', { budgetCents: 9_999 }, ['budget_too_low /budgetCents']],
    ['creator', 'budget', 'of 100.00', { budgetCents: 10_000 }, []],
    ['freelancer', 'project', 'without a place', { work }, ['required /work/place']],
    [
      'freelancer',
      'project',
      'on site without an address',
      { work: { ...work, place: 'hybrid' } },
      ['required /work/address'],
    ],
    ['freelancer', 'channels', 'which a freelancer briefing does not have', { channels: [] }, []],
    [
      'silent_squad',
      'new',
      'without a public text',
      { publicText },
      [
        'required /publicText/sector',
        'required /publicText/summary',
        'required /publicText/feeLowCents',
        'required /publicText/feeHighCents',
      ],
    ],
    [
      'silent_squad',
      'new',
      'naming the brand in the public text',
      {
        brand: 'Aurora',
        publicText: { ...publicText, sector: 'Beleza da Aurora', summary: 'Um', ...fees(1, 2) },
      },
      ['gives_brand_away /publicText/sector'],
    ],
    [
      'silent_squad',
      'new',
      'with a minimum fee of zero',
      { publicText: { ...publicText, sector: 'Beleza', summary: 'Um', ...fees(0, 2) } },
      ['above_zero /publicText/feeLowCents'],
    ],
    [
      'silent_squad',
      'new',
      'with a minimum fee above the maximum fee',
      { publicText: { ...publicText, sector: 'Beleza', summary: 'Um', ...fees(2, 1) } },
      ['range_reversed /publicText/feeHighCents'],
    ],
  ])('includes the errors of a %s briefing in the step %s: %s', (kind, step, _what, given, expected) => {
    expect(errorsOf(kind, step, given)).toEqual(expected);
  });

  it.each<[Step, Partial<Briefing>, string]>([
    ['brand', { brand: '', product: '' }, 'to_do'],
    ['brand', { product: '' }, 'begun'],
    ['brand', {}, 'done'],
    ['midia', {}, 'to_do'],
    ['midia', { visited: ['midia'] }, 'done'],
    ['midia', { rights: { ...rights, uses: ['repost'] } }, 'done'],
    // The database may return the fields of an object in a different order.
    [
      'midia',
      { rights: Object.fromEntries(Object.entries(rights).reverse()) as Briefing['rights'] },
      'to_do',
    ],
  ])('for step %s of a briefing with %j is %s', (step, given, expected) => {
    expect(progressOf(step, aBriefing(given), TODAY)).toBe(expected);
  });
});

it.each<[Partial<Briefing>, Step | undefined]>([
  [{ budgetCents: null }, 'budget'],
  [{ budgetCents: null, channels: [] }, 'channels'],
  [{ budgetCents: null, product: '' }, 'brand'],
])('returns the first unfinished step of a briefing with %j: %s', (given, expected) => {
  expect(firstIncompleteStep(aBriefing(given), TODAY)).toBe(expected);
});

it.each<[string, BriefingKind, Step]>([
  ['/title', 'creator', 'create'],
  ['/title', 'silent_squad', 'new'],
  ['/wanted/0/channel', 'creator', 'deliverables'],
  ['/work/address', 'freelancer', 'project'],
  ['/audience', 'freelancer', 'review'],
  ['', 'creator', 'review'],
])('maps an error at the field "%s" of a %s briefing to the step %s', (pointer, kind, step) => {
  expect(stepWith(pointer, kind)).toBe(step);
});
