import type { PriceSearch } from '@elenco/core/hiring';
import { companies } from '@elenco/core/people';
import { aBriefing, aCompany, settingsWith } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { loadTypedAdvice } from './advice.server';

/** Loads the advice for a draft of the short form, which has neither specialty nor deliverables yet. */
async function adviceFor(typed: string) {
  const searches: PriceSearch[] = [];
  const row = aBriefing({ skill: null, tags: [], wanted: [], creatorsWanted: 1 });
  const app = {
    get: async (resource: unknown) => (resource === companies ? aCompany() : row),
    see: async () => settingsWith(),
    projects: {
      listPrices: async (search: PriceSearch) => {
        searches.push(search);
        return { creators: 9, isByFormat: true, lowCents: 10_000, medianCents: 20_000, highCents: 30_000 };
      },
    },
  };
  const url = new URL(`https://elenco.example/dashboard/client/briefings/1/advice?${typed}`);
  const ctx = { app, url, params: { id: '1' }, now: '2026-11-21T12:00:00.000Z' };
  return { ...(await loadTypedAdvice(ctx as never)), searches };
}

const reels = 'wanted[0].channel=instagram&wanted[0].format=reels&wanted[0].quantity=2';

it('compares list prices for the specialty and deliverables that the open form contains', async () => {
  const { advice, creators, searches } = await adviceFor(`skill=beauty&creatorsWanted=3&${reels}`);
  expect(searches).toMatchObject([
    { skills: ['beauty'], wanted: [{ channel: 'instagram', format: 'reels', quantity: 2 }] },
  ]);
  expect(creators).toBe(3);
  expect(advice?.listed).toMatchObject({ isByFormat: true, formats: ['reels'] });
  expect(advice?.listed).toMatchObject({ lowCents: 30_000, medianCents: 60_000, highCents: 90_000 });
});

it('returns no price advice while a value of the form is invalid', async () => {
  const { advice, searches } = await adviceFor(`skill=beauty&creatorsWanted=many&${reels}`);
  expect([advice, searches]).toEqual([null, []]);
});
