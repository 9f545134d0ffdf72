import {
  type Actor,
  type Briefing,
  type Channel,
  type Contract,
  type Currency,
  type Format,
  groupBy,
  type HiringFigures,
  inForce,
  isAdvertising,
  type Piece,
  type PostReading,
  type ProposalLine,
  pieceWeight,
  type ReportSource,
  reportMetrics,
  type SourcePost,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { executeAs } from '../kernel/asActor';
import { type TrackedResult, trackedResults } from './tracking';

type HiringRow = Pick<Contract, 'creatorId' | 'currency'> &
  Pick<Briefing, 'kind'> & {
    readonly contractId: number;
    readonly briefingId: number;
    readonly feesCents: string;
    readonly serviceCents: string;
    readonly lines: readonly ProposalLine[];
    readonly presences: readonly { readonly channel: Channel; readonly followers: number }[];
  };
interface PieceRow {
  readonly contractId: number;
  readonly channel: Channel;
  readonly format: Format;
  readonly postId: number | null;
  readonly publishedOn: string;
  readonly status: string;
  readonly isDelivered: boolean;
}
type ReadingRow = { readonly postId: number; readonly value: string } & Omit<PostReading, 'value'>;

const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ');

/**
 * Returns the data that the actor may read for reports on these briefings, by briefing id. Has no entry for a
 * briefing without a contract in force. If a post has several observations of a metric and kind, the latest
 * one counts. If two have the same time, a confirmed one counts, otherwise the one that was stored later. If
 * `ageDays` is set, only observations from this number of days after publication count.
 */
export async function reportSources(
  em: SqlEntityManager,
  actor: Actor,
  briefingIds: readonly number[],
  ageDays: number | null = null,
): Promise<Map<number, ReportSource>> {
  const sources = new Map<number, { currency: Currency; hirings: HiringFigures[]; pieces: Piece[] }>();
  if (briefingIds.length === 0) return sources;
  const ask = <Row>(text: string, params: readonly unknown[]) => executeAs<Row>(em, actor, text, params);
  const hired = await ask<HiringRow>(
    `select c.id as "contractId", c.briefing_id as "briefingId", c.creator_id as "creatorId", c.currency,
       b.kind, c.creator_cents as "feesCents", c.fee_cents as "serviceCents", p.lines, r.presences
     from contracts c join proposals p on p.id = c.proposal_id join creators r on r.id = c.creator_id
       join briefings b on b.id = c.briefing_id
     where c.briefing_id in (${marks(briefingIds)}) and c.status in (${marks(inForce)}) order by c.id`,
    [...briefingIds, ...inForce],
  );
  if (hired.length === 0) return sources;
  const contractIds = hired.map(({ contractId }) => contractId);
  const agreed = await ask<PieceRow>(
    `select d.contract_id as "contractId", d.channel, d.format, o.id as "postId",
       o.published_on::text as "publishedOn", o.status, d.status in ('published', 'verified') as "isDelivered"
     from deliverables d left join posts o on o.deliverable_id = d.id and o.status <> 'withdrawn'
     where d.contract_id in (${marks(contractIds)}) order by d.id`,
    contractIds,
  );
  const read = await ask<ReadingRow>(
    `select distinct on (b.post_id, b.metric, b.reach_kind) b.post_id as "postId", b.metric, b.value,
       b.reach_kind = 'boosted' as boosted, not b.confirmed as unconfirmed
     from observations b join posts o on o.id = b.post_id
     where b.contract_id in (${marks(contractIds)}) and b.metric in (${marks(reportMetrics)})
       and (?::int is null or b.observed_at <= o.published_at + ?::int * interval '1 day' + interval '12 hours')
     order by b.post_id, b.metric, b.reach_kind, b.observed_at desc, b.confirmed desc, b.id desc`,
    [...contractIds, ...reportMetrics, ageDays, ageDays],
  );
  const tracked = await trackedResults(em, contractIds, ageDays);
  return assembled(sources, hired, agreed, read, tracked);
}

type SourcesByProject = Map<number, { currency: Currency; hirings: HiringFigures[]; pieces: Piece[] }>;

function assembled(
  sources: SourcesByProject,
  hired: readonly HiringRow[],
  agreed: readonly PieceRow[],
  read: readonly ReadingRow[],
  tracked: readonly TrackedResult[],
): SourcesByProject {
  const results = new Map(tracked.map(({ contractId, ...result }) => [contractId, result]));
  const readings = groupBy(read, ({ postId }) => postId);
  const pieces = groupBy(agreed, ({ contractId }) => contractId);
  for (const { contractId, creatorId, currency, kind, lines, presences, ...row } of hired) {
    const source = sources.get(row.briefingId) ?? { currency, hirings: [], pieces: [] };
    sources.set(row.briefingId, source);
    source.hirings.push({
      contractId,
      creatorId,
      feesCents: Number(row.feesCents),
      serviceCents: Number(row.serviceCents),
      followers: Object.fromEntries(presences.map(({ channel, followers }) => [channel, followers])),
      ...(results.get(contractId) ?? { clicks: null, orders: null, revenueCents: null }),
    });
    const own = pieces.get(contractId) ?? [];
    for (const { channel, format, postId, publishedOn, status, isDelivered } of own) {
      const post: SourcePost | null =
        postId === null
          ? null
          : {
              id: postId,
              publishedOn,
              gone: status === 'gone' || status === 'private',
              readings: (readings.get(postId) ?? []).map(({ postId: _, value, ...reading }) => ({
                ...reading,
                value: Number(value),
              })),
            };
      source.pieces.push({
        contractId,
        channel,
        format,
        weight: pieceWeight(lines, own, { channel, format }),
        post,
        ...(isAdvertising({ kind }) ? {} : { work: { isDelivered } }),
      });
    }
  }
  return sources;
}
