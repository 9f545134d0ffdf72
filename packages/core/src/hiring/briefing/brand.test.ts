import { describe, expect, it } from 'vitest';
import type { Actor } from '../../people';
import {
  aBriefing,
  aCompany,
  accepted,
  aSetting,
  brandMember,
  brandOwner,
  curator,
  financier,
  ids,
  memberBySupport,
  otherBrand,
  refusedWith,
  type Store,
  stamped,
  TODAY,
} from '../../testing';
import { cancelBriefing, requestMoreCreators, setPicture } from './commands';
import { briefingFlow } from './flow';
import type { BriefingStatus } from './schema';

const comment = 'Queremos gente do Nordeste.';
const input = { id: ids.briefing, comment };
const at = (status: BriefingStatus): Store => ({
  briefings: [aBriefing({ status })],
  companies: [aCompany()],
});
const used = (count: number, day: string, extraCents: number | null = null) =>
  Array.from({ length: count }, (_, n) => ({
    ...stamped,
    id: n + 1,
    companyId: ids.company,
    briefingId: ids.briefing,
    day,
    extraCents,
    currency: 'BRL',
    periodId: null,
  }));

const ownerBySupport = { ...memberBySupport, companyRole: 'owner' } as const;
const included = { extraCents: null, currency: 'BRL', periodId: null } as const;

describe('the picture of a briefing', () => {
  const given = { id: ids.briefing, picture: 'a'.repeat(64) };

  it.each(['draft', 'hiring', 'closed'] as const)(
    'can be set by the brand while the briefing is %s',
    async (status) => {
      const { changes } = await accepted(setPicture, given, { actor: brandMember, store: at(status) });
      const { id, picture } = given;
      expect(changes).toEqual([{ do: 'update', resource: 'briefings', id, patch: { picture } }]);
    },
  );

  it.each([otherBrand, curator, financier])('cannot be set by $role $name', async (actor) => {
    expect(await refusedWith(setPicture, given, { actor, store: at('draft') })).toEqual(['not_found']);
  });
});

describe('a brand requesting more creators', () => {
  it('uses one of the month’s requests and sets a new deadline for curation', async () => {
    const { changes } = await accepted(requestMoreCreators, input, {
      actor: brandOwner,
      store: at('selection'),
    });
    const row = { companyId: ids.company, briefingId: ids.briefing, day: TODAY, ...included };
    expect(changes).toEqual([
      {
        do: 'move',
        resource: 'briefings',
        id: ids.briefing,
        move: 'askMore',
        patch: { curationDueAt: '2026-11-22T12:00:00.000Z' },
        comment,
      },
      { do: 'insert', resource: 'matchings', row },
    ]);
  });

  it.each<[string, Store, string[]]>([
    ['nineteen requests this month', { matchings: used(19, '2026-11-01') }, []],
    ['twenty requests this month', { matchings: used(20, '2026-11-01') }, ['matching_limit']],
    ['twenty requests last month', { matchings: used(20, '2026-10-31') }, []],
    ['a monthly limit of zero', { settings: [aSetting({ key: 'matchings', value: 0 })] }, ['matching_limit']],
  ])('is limited per month: %s', async (_what, more, expected) => {
    const store = { ...at('selection'), ...more };
    expect(await refusedWith(requestMoreCreators, input, { actor: brandOwner, store })).toEqual(expected);
  });

  describe('the purchase of a request above the plan’s limit', () => {
    const store = { ...at('selection'), matchings: [...used(20, '2026-11-01'), ...used(1, TODAY, 65_000)] };

    it('charges the company the price that the owner saw', async () => {
      const given = { ...input, extraCents: 65_000 };
      const { changes } = await accepted(requestMoreCreators, given, { actor: brandOwner, store });
      expect(changes[1]).toMatchObject({ row: { extraCents: 65_000, currency: 'BRL', periodId: null } });
    });

    it('charges dollars if the company is billed in dollars', async () => {
      const companies = [aCompany({ billingCurrency: 'USD' })];
      const given = { ...input, extraCents: 7_300 };
      const { changes } = await accepted(requestMoreCreators, given, {
        actor: brandOwner,
        store: { ...store, companies },
      });
      expect(changes[1]).toMatchObject({ row: { extraCents: 7_300, currency: 'USD' } });
    });

    it('is not necessary on the Enterprise plan', async () => {
      const companies = [aCompany({ plan: 'enterprise' })];
      expect(
        await refusedWith(requestMoreCreators, input, { actor: brandOwner, store: { ...store, companies } }),
      ).toEqual([]);
    });

    it.each<[string, Actor, number, string[]]>([
      ['after the price has changed', brandOwner, 60_000, ['price_changed']],
      ['for a member', brandMember, 65_000, ['matching_limit']],
      ['for support on behalf of the owner', ownerBySupport, 65_000, ['matching_limit']],
    ])('is refused %s', async (_what, actor, extraCents, expected) => {
      expect(await refusedWith(requestMoreCreators, { ...input, extraCents }, { actor, store })).toEqual(
        expected,
      );
    });
  });
});

describe('cancelling a briefing', () => {
  const before: readonly BriefingStatus[] = briefingFlow.moves.cancel.from;

  it.each(briefingFlow.states)(
    'is possible only in states before the first creator is hired: %s',
    async (status) => {
      const expected = before.includes(status) ? [] : ['move_not_possible'];
      for (const actor of [brandOwner, curator]) {
        expect(await refusedWith(cancelBriefing, input, { actor, store: at(status) })).toEqual(expected);
      }
    },
  );

  it.each([otherBrand, financier])('is not found for $role', async (actor) => {
    expect(await refusedWith(cancelBriefing, input, { actor, store: at('draft') })).toEqual(['not_found']);
  });
});
