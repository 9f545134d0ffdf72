import type { PriceSearch } from '@elenco/core/hiring';
import { companies } from '@elenco/core/people';
import { aBriefing, aCompany, settingsWith } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { loadTypedAdvice } from './advice.server';

/** Loads the advice for a draft of the short form, which has neither speciality nor deliverables yet. */
async function adviceFor(typed: string) {
  const searches: PriceSearch[] = [];
  const row = aBriefing({ skill: null, tags: [], wanted: [], creatorsWanted: 1 });
  const app = {
    get: async (resource: unknown) => (resource === companies ? aCompany() : row),
    see: async () => settingsWith(),
    projects: {
      listPrices: async (search: PriceSearch) => {
        searches.push(search);
        return { creators: 9, lowCents: 10_000, medianCents: 20_000, highCents: 30_000 };
      },
    },
  };
  const url = new URL(`https://elenco.example/dashboard/client/briefings/1/advice?${typed}`);
  const ctx = { app, url, params: { id: '1' }, now: '2026-11-21T12:00:00.000Z' };
  return { ...(await loadTypedAdvice(ctx as never)), searches };
}

const reels = 'wanted[0].channel=instagram&wanted[0].format=reels&wanted[0].quantity=2';

it('compares with the speciality and the deliverables of the open form', async () => {
  const { advice, creators, searches } = await adviceFor(`skill=beauty&creatorsWanted=3&${reels}`);
  expect(searches).toMatchObject([
    { skills: ['beauty'], wanted: [{ channel: 'instagram', format: 'reels', quantity: 2 }] },
  ]);
  expect(creators).toBe(3);
  expect(advice?.listed).toMatchObject({ lowCents: 30_000, medianCents: 60_000, highCents: 90_000 });
});

it('returns no advice while a value is invalid', async () => {
  const { advice, searches } = await adviceFor(`skill=beauty&creatorsWanted=many&${reels}`);
  expect([advice, searches]).toEqual([null, []]);
});
