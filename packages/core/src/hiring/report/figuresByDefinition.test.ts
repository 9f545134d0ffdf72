import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Channel, Format } from '../../people';
import { figuresOf } from './figures';
import { type CostPart, costParts, frozenFigures, type Totals } from './figuresSchema';
import { sharesOf } from './shares';
import {
  type HiringFigures,
  type Piece,
  type PostReading,
  type ReportMetric,
  type ReportSource,
  reportMetrics,
} from './source';
import { withoutMoney } from './withoutMoney';

const channels: Channel[] = ['instagram', 'tiktok', 'youtube'];
const formats: Format[] = ['reels', 'stories', 'video'];
const sometimes = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null, freq: 2 });
const number = fc.integer({ min: 0, max: 5_000_000 });

const readings = fc
  .uniqueArray(
    fc.record({
      metric: fc.constantFrom(...reportMetrics),
      value: number,
      boosted: fc.boolean(),
      unconfirmed: fc.boolean(),
    }),
    { maxLength: 14, selector: ({ metric, boosted }) => `${metric} ${boosted}` },
  )
  .map((some): readonly PostReading[] => some);

const hiringWithPieces = fc.record({
  creatorId: fc.integer({ min: 1, max: 4 }),
  feesCents: number,
  serviceCents: number,
  followers: fc.dictionary(fc.constantFrom(...channels), number),
  clicks: sometimes(number),
  orders: sometimes(number),
  revenueCents: sometimes(number),
  pieces: fc.array(
    fc.record({
      channel: fc.constantFrom(...channels),
      format: fc.constantFrom(...formats),
      weight: fc.integer({ min: 0, max: 900_000 }),
      post: sometimes(
        fc.record({
          publishedOn: fc.constantFrom('2026-10-01', '2026-10-02', '2026-10-09'),
          gone: fc.boolean(),
          readings,
        }),
      ),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

const anySource = fc.array(hiringWithPieces, { maxLength: 7 }).map((some): ReportSource => {
  const hirings = some.map(
    ({ pieces: _, ...hiring }, n): HiringFigures => ({ ...hiring, contractId: n + 1 }),
  );
  const pieces = some.flatMap((hiring, n) =>
    hiring.pieces.map(
      ({ post, ...piece }, m): Piece => ({
        ...piece,
        contractId: n + 1,
        post: post && { ...post, id: (n + 1) * 100 + m },
      }),
    ),
  );
  return { currency: 'BRL', hirings, pieces };
});

/** Computes every metric directly from its definition, with loops over the readings: simple, but slow. */
function plainly(
  { hirings, pieces }: ReportSource,
  inGroup: (piece: Piece) => boolean,
  base: readonly CostPart[],
  boostCents: number | null,
) {
  const mine = pieces.filter(inGroup);
  const hiring = (piece: Piece) => hirings[piece.contractId - 1] as HiringFigures;
  const any: Record<string, number> = {};
  const add = (name: string, value: number) => {
    any[name] = (any[name] ?? 0) + value;
  };
  const read = (piece: Piece, ...metrics: ReportMetric[]) => {
    let found: number | null = null;
    for (const one of piece.post?.readings ?? [])
      if (metrics.includes(one.metric)) found = (found ?? 0) + one.value;
    return found;
  };
  const engaged = (piece: Piece) => read(piece, 'likes', 'comments', 'shares', 'saves');
  const engagedPieces: Piece[] = [];
  for (const piece of mine) {
    for (const one of piece.post?.readings ?? []) {
      if (!['reach', 'clicks', 'orders', 'revenue'].includes(one.metric)) {
        add(one.metric, one.value);
        if (one.boosted) add(`boosted ${one.metric}`, one.value);
        if (one.metric !== 'views') add('engagements', one.value);
      }
      if (one.metric === 'reach') {
        add('reach high', one.value);
        any['reach low'] = Math.max(any['reach low'] ?? 0, one.value);
      }
    }
    const [e, r, v] = [engaged(piece), read(piece, 'reach'), read(piece, 'views')];
    if (e !== null && r !== null) {
      add('e with r', e);
      add('r with e', r);
    }
    if (e !== null && v !== null) {
      add('e with v', e);
      add('v with e', v);
    }
    if (e !== null) engagedPieces.push(piece);
    if (piece.post && hiring(piece).followers[piece.channel] !== undefined && e !== null) add('e with f', e);
  }
  // A creator's followers on a channel are taken from the last hiring that states them.
  const followers: Record<string, number> = {};
  for (const piece of mine) {
    const known = hiring(piece).followers[piece.channel];
    if (piece.post && known !== undefined) followers[`${hiring(piece).creatorId}/${piece.channel}`] = known;
  }
  for (const one of Object.values(followers)) add('followers', one);
  const engagedFollowers: Record<string, number> = {};
  for (const piece of engagedPieces) {
    const known = hiring(piece).followers[piece.channel];
    if (known !== undefined) engagedFollowers[`${hiring(piece).creatorId}/${piece.channel}`] = known;
  }
  for (const one of Object.values(engagedFollowers)) add('f with e', one);
  const counted: Record<string, Set<Piece>> = { clicks: new Set(), orders: new Set(), revenue: new Set() };
  for (const [of, field] of [
    ['clicks', 'clicks'],
    ['orders', 'orders'],
    ['revenue', 'revenueCents'],
  ] as const) {
    for (const one of hirings) {
      const its = pieces.filter(({ contractId }) => contractId === one.contractId);
      const tracked = one[field];
      if (tracked !== null && its.every(inGroup) && its.length > 0) {
        add(of, tracked);
        for (const piece of its) counted[of]?.add(piece);
      }
      if (tracked !== null) continue;
      for (const piece of its.filter(inGroup)) {
        const value = read(piece, of);
        if (value === null) continue;
        add(of, value);
        counted[of]?.add(piece);
      }
    }
  }
  for (const part of base) {
    if (part === 'boost') {
      if (boostCents !== null) {
        add('cost', boostCents);
        for (const of of ['reach', 'views', 'engagements', ...Object.keys(counted)])
          add(`cost of ${of}`, boostCents);
      }
      continue;
    }
    for (const one of hirings) {
      const its = pieces.filter(({ contractId }) => contractId === one.contractId);
      const shares = sharesOf(
        part === 'fees' ? one.feesCents : one.serviceCents,
        its.map(({ weight }) => weight),
      );
      its.forEach((piece, n) => {
        if (inGroup(piece)) add('cost', shares[n] as number);
        if (!inGroup(piece)) return;
        if (read(piece, 'reach') !== null) add('cost of reach', shares[n] as number);
        if (read(piece, 'views') !== null) add('cost of views', shares[n] as number);
        if (engaged(piece) !== null) add('cost of engagements', shares[n] as number);
        for (const [of, its] of Object.entries(counted))
          if (its.has(piece)) add(`cost of ${of}`, shares[n] as number);
      });
    }
  }
  const got = (name: string) => any[name] ?? null;
  const divided = (above: string, below: string, times = 1) =>
    any[above] === undefined || !any[below] ? null : (any[above] * times) / any[below];
  const sums = (above: string, below: string) =>
    divided(above, below) === null ? null : { part: any[above], whole: any[below] };
  return {
    pieces: mine.length,
    posts: mine.filter(({ post }) => post).length,
    reach: got('reach high') === null ? null : { low: got('reach low'), high: got('reach high') },
    views: got('views'),
    likes: got('likes'),
    comments: got('comments'),
    shares: got('shares'),
    saves: got('saves'),
    engagements: got('engagements'),
    boosted: {
      views: got('boosted views'),
      likes: got('boosted likes'),
      comments: got('boosted comments'),
      shares: got('boosted shares'),
      saves: got('boosted saves'),
    },
    clicks: got('clicks'),
    orders: got('orders'),
    revenueCents: got('revenue'),
    followers: got('followers'),
    costCents: got('cost'),
    byReach: divided('e with r', 'r with e'),
    byViews: divided('e with v', 'v with e'),
    byFollowers: divided('e with f', 'f with e'),
    rates: {
      byReach: sums('e with r', 'r with e'),
      byViews: sums('e with v', 'v with e'),
      byFollowers: sums('e with f', 'f with e'),
    },
    cpm: divided('cost of views', 'views', 1_000),
    cpReached:
      !any['reach low'] || got('cost of reach') === null
        ? null
        : {
            low: divided('cost of reach', 'reach high', 1_000),
            high: divided('cost of reach', 'reach low', 1_000),
          },
    cpv: divided('cost of views', 'views'),
    cpe: divided('cost of engagements', 'engagements'),
    cpc: divided('cost of clicks', 'clicks'),
    cpa: divided('cost of orders', 'orders'),
    roas: divided('revenue', 'cost of revenue'),
  };
}

const anyOptions = fc.record({
  base: fc.shuffledSubarray([...costParts], { minLength: 1 }),
  boostCents: sometimes(number),
});

describe('the metrics of a report', () => {
  it('equal a direct calculation from their definitions, in total and for each group', () => {
    fc.assert(
      fc.property(anySource, anyOptions, (source, { base, boostCents }) => {
        const figures = figuresOf(source, { base, boostCents });
        const hold = (shown: Totals, inGroup: (piece: Piece) => boolean, boost: number | null = null) =>
          expect(shown).toMatchObject(plainly(source, inGroup, base, boost));
        const creatorOf = ({ contractId }: Piece) => source.hirings[contractId - 1]?.creatorId;
        hold(figures.total, () => true, boostCents);
        for (const one of figures.byCreator) hold(one, (piece) => creatorOf(piece) === one.key);
        for (const one of figures.byChannel) hold(one, ({ channel }) => channel === one.key);
        for (const one of figures.byFormat) hold(one, ({ format }) => format === one.key);
        for (const one of figures.byDay) hold(one, ({ post }) => post?.publishedOn === one.key);
        for (const one of figures.posts) hold(one, ({ post }) => post?.id === one.postId);
        const sizes = (groups: readonly Totals[]) => groups.reduce((sum, one) => sum + one.pieces, 0);
        for (const groups of [figures.byCreator, figures.byChannel, figures.byFormat]) {
          expect(sizes(groups)).toBe(source.pieces.length);
        }
        expect(sizes(figures.byDay)).toBe(figures.posts.length);
      }),
    );
  });

  it('do not change when stored and read again', () => {
    fc.assert(
      fc.property(anySource, anyOptions, (source, options) => {
        const figures = figuresOf(source, options);
        expect(frozenFigures.parse(JSON.parse(JSON.stringify(figures)))).toEqual(figures);
      }),
      { numRuns: 30 },
    );
  });

  it('contain no amounts once amounts are hidden', () => {
    fc.assert(
      fc.property(anySource, anyOptions, (source, options) => {
        const rates = channels.map((channel) => ({ channel, lowCents: 1, highCents: 9 }));
        const { methods: _, ...kept } = withoutMoney(figuresOf(source, { ...options, emv: rates }));
        const named = /"(\w*Cents|cp\w+|roas|emv)":(?!null)/g;
        expect(JSON.stringify(kept).match(named)).toBeNull();
      }),
      { numRuns: 30 },
    );
  });
});
