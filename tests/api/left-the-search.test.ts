import {
  aBriefing,
  aContract,
  aCreator,
  aFavorite,
  anEntry,
  aSentProposal,
  aUser,
  ids,
  NOW,
} from '@elenco/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';

const name = 'Sandra Saiu';
const gone = 24;
const choosing = 33;
const hiring = 34;
const withGone = { briefingId: hiring, creatorId: gone };
const profileOf = (id: number) => `href="/dashboard/client/search/creator-profile/${id}"`;

let app: RunningApp;
let brand: Browsing;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [
    ...oneOfEach,
    ['creators', aCreator({ id: gone, name })],
    [
      'users',
      aUser({
        id: 124,
        email: 'sandra@story.example',
        companyId: null,
        companyRole: null,
        creatorId: gone,
        suspendedAt: NOW,
      }),
    ],
    ['favorites', aFavorite({ id: 320, creatorId: gone, externalId: null })],
    [
      'briefings',
      aBriefing({ id: choosing, status: 'selection' }),
      aBriefing({ id: hiring, status: 'hiring' }),
    ],
    [
      'shortlist',
      anEntry({ id: 41, briefingId: choosing, status: 'released' }),
      anEntry({ id: 42, briefingId: choosing, creatorId: gone, status: 'released' }),
      anEntry({ id: 43, briefingId: hiring, status: 'chosen' }),
      anEntry({ id: 44, ...withGone, status: 'chosen' }),
    ],
    [
      'proposals',
      aSentProposal({ id: 46, briefingId: hiring, status: 'sent' }),
      aSentProposal({ id: 47, ...withGone, status: 'sent' }),
    ],
    [
      'contracts',
      aContract({ id: 56, briefingId: hiring, proposalId: 46, status: 'sent', checkCode: 'b'.repeat(32) }),
      aContract({ id: 57, ...withGone, proposalId: 47, status: 'sent', checkCode: 'c'.repeat(32) }),
    ],
  ]);
  brand = await Browsing.as(app, people.brandOwner.id);
});
afterAll(() => app.stop());

describe('a creator who has left the search', () => {
  const project = '/dashboard/client/briefing';

  it.each([
    ['the shortlist of a project', `${project}/${hiring}?view=shortlist`],
    ['the proposals of a project', `${project}/${hiring}?view=proposals`],
    ['the contracts of a project', `${project}/${hiring}?view=contracts`],
    ['the selection, as cards', `${project}/${choosing}/select`],
    ['the selection, as a table', `${project}/${choosing}/select?as=table`],
    ['proposals side by side', `${project}/${hiring}/approve-proposal/${ids.creator}-${gone}`],
  ])('is named without a link to the missing profile in %s', async (_, path) => {
    for (const who of [brand, await Browsing.as(app, people.curation.id)]) {
      const page = await who.get(path);
      const html = (await page.text()).replace(/<!--.*?-->/g, '');
      expect(page.status).toBe(200);
      expect(html).toMatch(new RegExp(`${name} <span[^>]*>não está mais na busca</span>`));
      expect(html).not.toContain(profileOf(gone));
      expect(html).toContain(profileOf(ids.creator));
    }
    expect((await brand.get(`/dashboard/client/search/creator-profile/${gone}`)).status).toBe(404);
  });

  it.each([
    ['the favorites', '/favorites'],
    ['a comparison', `/compare?who=${ids.creator}&who=${gone}&who=none`],
  ])('is counted but not named in %s', async (_, path) => {
    const html = await (await brand.get(`/dashboard/client/search${path}`)).text();
    expect(html).toContain('1 creator não está mais na busca.');
    expect(html).not.toContain(profileOf(gone));
  });
});
