import type { CostPart, Missing } from './figuresSchema';
import type { HiringFigures, Piece, ReportSource, SourcePost } from './source';
import { reachOf } from './totals';

type Posted = Piece & { readonly post: SourcePost };
const posted = (piece: Piece): piece is Posted => piece.post !== null;

/**
 * Returns what is missing in a report: for each kind, the number, the total number and the affected creators.
 */
export function missingOf(
  { pieces, hirings }: ReportSource,
  { base, boostCents }: { base: readonly CostPart[]; boostCents: number | null },
): Missing[] {
  const creatorOf = new Map(hirings.map(({ contractId, creatorId }) => [contractId, creatorId]));
  const entry = <Row extends { readonly contractId: number }>(
    code: Missing['code'],
    rows: readonly Row[],
    lacks: (row: Row) => boolean,
  ): Missing => {
    const lacking = rows.filter(lacks);
    const creatorIds = [...new Set(lacking.map(({ contractId }) => creatorOf.get(contractId) as number))];
    return { code, count: lacking.length, of: rows.length, creatorIds };
  };
  const posts = pieces.filter(posted);
  const read = posts.filter(({ post }) => post.readings.length > 0);
  const works = pieces.flatMap(({ contractId, work }) => (work ? [{ contractId, work }] : []));
  const publishing = hirings.filter(
    (hiring) => !works.some(({ contractId }) => contractId === hiring.contractId),
  );
  const ofMetric = (metric: 'clicks' | 'orders') => (hiring: HiringFigures) =>
    hiring[metric] === null &&
    !posts.some(
      ({ contractId, post }) =>
        contractId === hiring.contractId && post.readings.some((one) => one.metric === metric),
    );
  const boostUnknown = base.includes('boost') && boostCents === null;
  return [
    entry(
      'not_published',
      pieces.filter(({ work }) => !work),
      ({ post }) => post === null,
    ),
    entry('not_delivered', works, ({ work }) => !work.isDelivered),
    entry('gone', posts, ({ post }) => post.gone),
    entry('no_figures', posts, ({ post }) => post.readings.length === 0),
    entry('no_reach', read, ({ post }) => reachOf(post) === null),
    entry('unconfirmed', read, ({ post }) => post.readings.some(({ unconfirmed }) => unconfirmed)),
    // Counts posts, not hirings, as the rate does: one post of a hiring may be included and another left out.
    entry('no_followers', posts, ({ contractId, channel }) =>
      hirings.some((one) => one.contractId === contractId && one.followers[channel] === undefined),
    ),
    entry('no_link', publishing, ofMetric('clicks')),
    entry('no_orders', publishing, ofMetric('orders')),
    ...(boostUnknown ? [{ code: 'no_boost_cost' as const, count: 1, of: 1, creatorIds: [] }] : []),
  ].filter(({ count }) => count > 0);
}
