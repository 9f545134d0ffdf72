import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aCreator,
  accepted,
  aGuestMark,
  aJob,
  anApplication,
  anEntry,
  brandOwner,
  type Case,
  curator,
  FIRST_NEW_ID,
  inserted,
  otherBrand,
  patchOf,
  refusedWith,
  runReaction,
  summarize,
  systemActor,
  theCreator,
} from '../../testing';
import type { MatchReason } from '../briefing';
import {
  answerDueApplications,
  applyToJob,
  counterApplication,
  openBriefing,
  shortlistApplicant,
} from './commands';
import { conditionsFor, matchJob } from './fit';
import { appliedUntil, conditions, isAboveFee } from './job';
import { closeJobOfHired, inviteApplicant, keepApplicant } from './reactions';

const briefing = aBriefing({ status: 'curation', feeBp: 1_500 });
const { summary, feeLowCents, feeHighCents, places, closesOn, answersOn } = aJob();
const opens = {
  briefingId: briefing.id,
  summary,
  feeLowCents,
  feeHighCents,
  places,
  closesOn,
  answersOn,
  conditions: {},
};

describe('publishing a briefing as a job', () => {
  it('copies the fields that creators may read, for the brand and for curation', async () => {
    for (const actor of [brandOwner, curator]) {
      const { changes } = await accepted(openBriefing, opens, { actor, store: { briefings: [briefing] } });
      const { title, brand, channels, wanted } = briefing;
      const copied = { title, brand, channels, wanted, feeBp: 1_500, status: 'open' };
      expect(inserted(changes, 'openings')).toMatchObject(copied);
    }
  });

  it.each<[string, object, Case, string[]]>([
    ['by another brand', {}, { actor: otherBrand, store: { briefings: [briefing] } }, ['not_found']],
    ['for a draft', {}, { actor: brandOwner, store: { briefings: [aBriefing()] } }, ['not_open_for_names']],
    [
      'for a silent squad',
      {},
      { actor: brandOwner, store: { briefings: [aBriefing({ ...briefing, kind: 'silent_squad' })] } },
      ['silent_not_open'],
    ],
    [
      'a second time',
      {},
      { actor: brandOwner, store: { briefings: [briefing], openings: [aJob({ status: 'paused' })] } },
      ['already_open'],
    ],
    [
      'with invalid dates and amounts',
      { feeHighCents: 1, closesOn: '2026-11-20', answersOn: '2026-11-19' },
      { actor: brandOwner, store: { briefings: [briefing] } },
      ['range_reversed /feeHighCents', 'day_passed /closesOn', 'before_deadline /answersOn'],
    ],
  ])('is rejected %s', async (_, given, by, expected) => {
    expect(await refusedWith(openBriefing, { ...opens, ...given }, by)).toEqual(expected);
  });
});

describe('applying to a job', () => {
  const input = { openingId: aJob().id, message: 'Topo!', counterCents: 450_000 };
  const store = { openings: [aJob()], creators: [aCreator()] };

  it('stores the application with the requested amount only once', async () => {
    const { changes, reply } = await accepted(applyToJob, input, { actor: theCreator, store });
    expect(inserted(changes, 'applications')).toMatchObject({ counterCents: 450_000, status: 'applied' });
    expect(reply).toEqual({ id: FIRST_NEW_ID });
    const there = { ...store, applications: [anApplication()] };
    expect((await accepted(applyToJob, input, { actor: theCreator, store: there })).changes).toEqual([]);
  });

  it.each<[string, Case, string[]]>([
    ['by a brand', { actor: brandOwner, store }, ['not_found']],
    [
      'while the job is paused',
      { actor: theCreator, store: { ...store, openings: [aJob({ status: 'paused' })] } },
      ['opening_closed'],
    ],
    [
      'after the last day',
      { actor: theCreator, store: { ...store, openings: [aJob({ closesOn: '2026-11-20' })] } },
      ['opening_closed'],
    ],
    [
      'without a required channel',
      {
        actor: theCreator,
        store: {
          ...store,
          openings: [aJob({ channels: ['spotify'], conditions: conditions.parse({ state: 'XX' }) })],
        },
      },
      ['condition_unmet', 'condition_unmet'],
    ],
  ])('is rejected %s', async (_, by, expected) => {
    expect(await refusedWith(applyToJob, input, by)).toEqual(expected);
  });

  it('compares followers and engagement only on the job’s channels', () => {
    const presence = { ...aCreator().presences[0]!, channel: 'instagram' as const };
    const creator = aCreator({
      presences: [
        { ...presence, followers: 900, engagementBp: 250 },
        { ...presence, channel: 'tiktok', followers: 90_000, engagementBp: 900 },
      ],
    });
    const asked = aJob({
      conditions: conditions.parse({ minFollowers: 1_000, minEngagementPercent: 2 }),
    });
    const met = Object.fromEntries(conditionsFor(asked, creator).map((one) => [one.code, one.met]));
    expect(met).toMatchObject({ channel: true, followers: false, engagement: true });
  });
});

const priceIn = (row: Readonly<Record<string, unknown>> | undefined) =>
  (row?.reasons as MatchReason[] | undefined)?.find(({ code }) => code === 'price');

describe('an application to a job', () => {
  const input = { id: anApplication().id };
  const given = { applications: [anApplication()], creators: [aCreator()] };

  it('can be put on the shortlist, where the brand sees it immediately during selection', async () => {
    const inCuration = { ...given, briefings: [briefing] };
    const first = await accepted(shortlistApplicant, input, { actor: brandOwner, store: inCuration });
    expect(summarize(first.changes)).toEqual([`move applications ${input.id} shortlist`, 'insert shortlist']);
    const inSelection = { ...given, briefings: [{ ...briefing, status: 'selection' as const }] };
    const second = await accepted(shortlistApplicant, input, { actor: curator, store: inSelection });
    expect(summarize(second.changes).at(-1)).toBe(`move shortlist ${FIRST_NEW_ID} release`);
    const named = { ...inCuration, shortlist: [anEntry()] };
    const third = await accepted(shortlistApplicant, input, { actor: brandOwner, store: named });
    expect(summarize(third.changes)).toEqual([
      `move applications ${input.id} shortlist`,
      `update shortlist ${anEntry().id}`,
    ]);
  });

  it('is scored by the creator’s asking price, both in the job and on the shortlist', async () => {
    const counterCents = 510_000;
    const on = (counter: number | null, more: object = {}) => ({
      actor: brandOwner,
      store: {
        ...given,
        applications: [anApplication({ counterCents: counter })],
        briefings: [briefing],
        ...more,
      },
    });
    const scored = { priceCents: counterCents, asked: 1 };
    const { changes } = await accepted(shortlistApplicant, input, on(counterCents));
    expect(priceIn(inserted(changes, 'shortlist'))).toMatchObject({ params: scored, points: 5 });
    const named = await accepted(shortlistApplicant, input, on(counterCents, { shortlist: [anEntry()] }));
    expect(priceIn(patchOf(named.changes, 'shortlist'))).toMatchObject({ params: scored });
    const listed = await accepted(shortlistApplicant, input, on(null));
    expect(priceIn(inserted(listed.changes, 'shortlist'))?.params).not.toHaveProperty('asked');
    const store = { ...given, openings: [aJob()] };
    const raised = await accepted(
      counterApplication,
      { ...input, counterCents: 9_000_000 },
      { actor: theCreator, store },
    );
    expect(patchOf(raised.changes, 'applications')).toMatchObject({
      counterCents: 9_000_000,
      score: matchJob(aJob(), aCreator(), 9_000_000).score,
    });
    expect(matchJob(aJob(), aCreator(), 9_000_000).score).toBeLessThan(matchJob(aJob(), aCreator(), 1).score);
  });

  it('is not kept as a stand-in if a company member has discarded the creator', async () => {
    const applied = { applications: [anApplication({ status: 'shortlisted' })] };
    const mark = aGuestMark({ entryId: anEntry().id, shareLinkId: null, userId: brandOwner.userId });
    const by = (opinion: 'yes' | 'no') => ({
      actor: brandOwner,
      store: { ...applied, 'guest-marks': [{ ...mark, opinion }] },
    });
    expect(await runReaction(keepApplicant, anEntry(), by('no'))).toEqual([]);
    expect(await runReaction(keepApplicant, anEntry(), by('yes'))).toHaveLength(1);
  });

  it('follows the brand’s choice on the shortlist, and expires when hiring is complete', async () => {
    const on = { actor: brandOwner, store: { applications: [anApplication({ status: 'shortlisted' })] } };
    expect(summarize(await runReaction(inviteApplicant, anEntry(), on))).toEqual([
      `move applications ${input.id} invite`,
    ]);
    expect(summarize(await runReaction(keepApplicant, anEntry(), on))).toEqual([
      `move applications ${input.id} wait`,
    ]);
    const left = { ...on.store, openings: [aJob({ status: 'paused' })] };
    expect(summarize(await runReaction(closeJobOfHired, briefing, { ...on, store: left }))).toEqual([
      `move openings ${aJob().id} close`,
      `move applications ${input.id} expire`,
    ]);
    const late = { ...on, store: { applications: [anApplication({ status: 'expired' })] } };
    expect(summarize(await runReaction(inviteApplicant, anEntry(), late))).toEqual([
      `move applications ${input.id} invite`,
    ]);
  });

  it('expires after the last day for answers', async () => {
    const late = aJob({ id: 1, briefingId: 1, closesOn: '2026-11-18', answersOn: '2026-11-20' });
    const store = {
      openings: [late, aJob({ closesOn: '2026-11-20', answersOn: '2026-11-21' })],
      applications: [
        anApplication({ id: 1, openingId: 1 }),
        anApplication(),
        anApplication({ id: 3, openingId: 1, status: 'waitlisted' }),
        anApplication({ id: 4, openingId: 1, status: 'shortlisted' }),
        anApplication({ id: 5, openingId: 1, status: 'declined' }),
        anApplication({ id: 6, openingId: 1, status: 'invited' }),
      ],
    };
    const { changes } = await accepted(answerDueApplications, {}, { actor: systemActor, store });
    expect(summarize(changes)).toEqual([
      'move openings 1 close',
      `move openings ${aJob().id} close`,
      'move applications 1 expire',
      'move applications 3 expire',
      'move applications 4 expire',
    ]);
  });
});

describe('the last day to apply to a job', () => {
  const closedOn = (statusSince: string) => aJob({ status: 'closed', closesOn: '2026-12-04', statusSince });

  it('is the planned day while the job is open, or if it was closed later', () => {
    expect(appliedUntil(aJob({ closesOn: '2026-12-04' }))).toBe('2026-12-04');
    expect(appliedUntil(closedOn('2026-12-06T12:00:00.000Z'))).toBe('2026-12-04');
  });

  it('is the day on which the job was closed early', () => {
    expect(appliedUntil(closedOn('2026-11-20T12:00:00.000Z'))).toBe('2026-11-20');
  });
});

it.each([
  [1_400_000, 1_400_000, false],
  [1_400_001, 1_400_000, true],
  [2_000_000, 0, false],
])(
  'returns whether a price of %i exceeds the maximum %i that a job pays: %s',
  (cents, feeHighCents, above) => {
    expect(isAboveFee(cents, { feeHighCents })).toBe(above);
  },
);
