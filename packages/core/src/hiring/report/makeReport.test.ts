import { expect, it } from 'vitest';
import { canonical, hashOf } from '../../kit';
import {
  aBriefing,
  accepted,
  brandMember,
  curator,
  ids,
  inserted,
  otherBrand,
  refusedWith,
  supporter,
  theCreator,
  theGuest,
} from '../../testing';
import { makeReport } from './commands';
import { figuresOf } from './figures';
import type { Report } from './report';

const figures = figuresOf(
  {
    currency: 'BRL',
    hirings: [
      {
        contractId: 1,
        creatorId: 7,
        feesCents: 85_000,
        serviceCents: 15_000,
        followers: {},
        clicks: null,
        orders: null,
        revenueCents: null,
      },
    ],
    pieces: [{ contractId: 1, channel: 'instagram', format: 'reels', weight: 1, post: null }],
  },
  { base: ['fees'] },
);
const given = { briefingId: ids.briefing, squadId: null, title: 'Verão', figures };
const store = { briefings: [aBriefing({ status: 'hired' })], reports: [] };

it('stores a report with its hash, and returns the last report while nothing has changed', async () => {
  const made = await accepted(makeReport, given, { actor: brandMember, store });
  const row = inserted(made.changes, 'reports') as unknown as Report;
  expect(row).toMatchObject({ companyId: ids.company, hash: hashOf(canonical(figures)), previousId: null });
  const kept = { ...store, reports: [row] };
  const again = await accepted(makeReport, given, { actor: brandMember, store: kept });
  expect([again.changes, again.reply]).toEqual([[], { id: row.id, made: false }]);
  const later = { ...given, figures: { ...figures, ageDays: 7 } };
  const next = await accepted(makeReport, later, { actor: brandMember, store: kept });
  expect(inserted(next.changes, 'reports')).toMatchObject({ previousId: row.id });
});

it('lets only the company and staff make a report', async () => {
  for (const actor of [otherBrand, theCreator, theGuest])
    expect(await refusedWith(makeReport, given, { actor, store })).toEqual(['not_found']);
  for (const actor of [brandMember, curator, supporter])
    expect(await refusedWith(makeReport, given, { actor, store })).toEqual([]);
});

it('refuses a report without agreed work, or for a squad to which the briefing does not belong', async () => {
  const at = { actor: brandMember, store };
  expect(await refusedWith(makeReport, { ...given, squadId: 3 }, at)).toEqual(['not_found']);
  const empty = figuresOf({ currency: 'BRL', hirings: [], pieces: [] }, { base: ['fees'] });
  expect(await refusedWith(makeReport, { ...given, figures: empty }, at)).toEqual(['nothing_to_report']);
});
