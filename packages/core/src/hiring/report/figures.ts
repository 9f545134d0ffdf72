import type { Target } from '../vision';
import { emvOf } from './emv';
import type { CostPart, EmvRate, ReportFigures } from './figuresSchema';
import { reportMethods } from './methods';
import { missingOf } from './missing';
import { sharesOf } from './shares';
import type { HiringFigures, Piece, ReportSource } from './source';
import { type PricedPiece, totalsOf } from './totals';

export interface FigureOptions {
  readonly base: readonly CostPart[];
  /** Cost of boosting posts; null if unknown. */
  readonly boostCents?: number | null;
  /**
   * Age of the readings in days, which is stated in the report; null for the newest readings. The data must
   * contain readings of that age.
   */
  readonly ageDays?: number | null;
  readonly emv?: readonly EmvRate[] | null;
  /** Targets of the squad's vision. Costs are in the currency of the data. */
  readonly targets?: readonly Target[];
}

/**
 * Computes all metrics of a report. The cost of a hiring is split over its deliverables by weight, to the
 * cent.
 */
export function figuresOf(source: ReportSource, options: FigureOptions): ReportFigures {
  const { base, boostCents = null, ageDays = null, emv = null, targets = [] } = options;
  const hirings = new Map(source.hirings.map((one) => [one.contractId, one]));
  const pieces = pricedOf(source);
  const hiringOf = ({ contractId }: Piece) => hirings.get(contractId) as HiringFigures;
  const creatorOf = (piece: Piece) => hiringOf(piece).creatorId;
  const perHiring = countBy(pieces, ({ contractId }) => contractId);
  const totals = (some: readonly PricedPiece[], boost: number | null = null) => {
    const here = countBy(some, ({ contractId }) => contractId);
    const whole = [...here].flatMap(([id, count]) =>
      count === perHiring.get(id) ? (hirings.get(id) ?? []) : [],
    );
    return totalsOf(some, { base, boostCents: boost, hiringOf, whole });
  };
  const groups = <Key>(of: (piece: PricedPiece) => Key | null) =>
    [...groupBy(pieces, of)].map(([key, some]) => ({ key, ...totals(some) }));
  return {
    currency: source.currency,
    base: [...base],
    boostCents,
    ageDays,
    total: totals(pieces, boostCents),
    byCreator: groups(creatorOf),
    byChannel: groups(({ channel }) => channel),
    byFormat: groups(({ format }) => format),
    byDay: groups(({ post }) => post?.publishedOn ?? null).sort((a, b) => (a.key < b.key ? -1 : 1)),
    posts: pieces.flatMap((piece) => {
      const { post, contractId, channel, format } = piece;
      if (!post) return [];
      const { id: postId, publishedOn, gone } = post;
      const about = { postId, contractId, creatorId: creatorOf(piece), channel, format, publishedOn, gone };
      return [{ ...about, ...totals([piece]) }];
    }),
    missing: missingOf(source, { base, boostCents }),
    emv: emv && emvOf(pieces, emv),
    ...(targets.length > 0 ? { targets: [...targets] } : {}),
    ...(pieces.length > 0 && pieces.every(({ work }) => work) ? { isWork: true as const } : {}),
    methods: { ...reportMethods },
  };
}

/** Returns each deliverable with its share of the hiring's cost. */
function pricedOf({ pieces, hirings }: ReportSource): PricedPiece[] {
  const byHiring = groupBy(pieces, ({ contractId }) => contractId);
  return hirings.flatMap(({ contractId, feesCents, serviceCents }) => {
    const some = byHiring.get(contractId) ?? [];
    const weights = some.map(({ weight }) => weight);
    const fees = sharesOf(feesCents, weights);
    const service = sharesOf(serviceCents, weights);
    return some.map((piece, n) => ({
      ...piece,
      feesCents: fees[n] as number,
      serviceCents: service[n] as number,
    }));
  });
}

export function groupBy<Row, Key>(rows: readonly Row[], of: (row: Row) => Key | null): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = of(row);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

const countBy = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  new Map([...groupBy(rows, of)].map(([key, some]) => [key, some.length]));
