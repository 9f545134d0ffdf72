import { MIN_CASES, shownRecord, type TrackRecord } from '@elenco/core';
import { expect, it } from 'vitest';
import { endOfDemo } from '../support/db';
import { testDatabase } from '../support/testDatabase';

const day = '2026-11-21';
const now = endOfDemo(day);
const since = '2025-11-21';

const { database, client } = await testDatabase({ demo: day });

const rows = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows;
const stored = () => rows<{ company_id: number }>('select company_id from track_records order by company_id');
const recordOf = async (companyId: number) =>
  (await database.party.trackRecordsOf([companyId])).get(companyId);

/** Returns the median, or the lower of the two middle values, like PostgreSQL's discrete percentile. */
const lowerMedian = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? null;
const median = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return sorted.length === 0 ? null : (middle[0]! + middle[1]!) / 2;
};
const dayOf = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;

interface Ended {
  readonly id: number;
  readonly side: 'company' | 'creator';
  readonly parts: readonly { readonly dueCents: number }[];
  readonly creator_cents: number;
}
/**
 * Returns true if the brand lost the dispute. A brand that requested the end lost if the creator got more
 * than the brand offered. If the creator requested the end, the brand lost if the creator got the whole
 * request.
 */
function isLost({ side, parts, creator_cents }: Ended): boolean {
  const asked = parts.reduce((total, { dueCents }) => total + dueCents, 0);
  return side === 'company' ? creator_cents > asked : creator_cents >= asked;
}

/** Computes a brand's track record row by row, independently of the query that is tested. */
async function trackRecordRowByRow(companyId: number): Promise<Omit<TrackRecord, 'computedAt'>> {
  const own = `company_id = ${companyId}`;
  const charges = await rows<{ status: string; due: string; paid: string | null }>(
    `select status, due_on::text as due, paid_on::text as paid from charges
     where ${own} and purpose in ('hiring', 'amendment', 'penalty')`,
  );
  const late = charges.flatMap(({ status, due, paid }) => {
    if (paid) return paid >= since ? [Math.max(0, dayOf(paid) - dayOf(due))] : [];
    const waits = ['open', 'overdue', 'combined'].includes(status);
    return waits && due < day && due >= since ? [dayOf(day) - dayOf(due)] : [];
  });
  const drafts = await rows<{ id: number; deliverable_id: number; created_at: Date }>(
    `select id, deliverable_id, created_at from drafts where ${own}`,
  );
  const moves = await rows<{ row_id: number; move: string; at: Date }>(
    `select row_id, move, at from history where ${own} and resource = 'deliverables' order by at, id`,
  );
  const comments = await rows<{ draft_id: number; created_at: Date }>(
    `select draft_id, created_at from draft_comments where ${own} and side <> 'creator'`,
  );
  const hours = drafts.flatMap((draft) => {
    const answers = [
      ...moves
        .filter(
          ({ row_id, move, at }) =>
            row_id === draft.deliverable_id &&
            at >= draft.created_at &&
            (move === 'approve' || move === 'requestChanges'),
        )
        .map(({ at }) => at.getTime()),
      ...comments
        .filter(({ draft_id }) => draft_id === draft.id)
        .map(({ created_at }) => created_at.getTime()),
    ];
    return answers.length > 0 ? [(Math.min(...answers) - draft.created_at.getTime()) / 3_600_000] : [];
  });
  const approved = new Set(moves.filter(({ move }) => move === 'approve').map(({ row_id }) => row_id));
  const pieces = (
    await rows<{ id: number; change_rounds: number }>(
      `select id, change_rounds from deliverables where ${own}`,
    )
  ).filter(({ id }) => approved.has(id));
  const contracts = await rows<{ id: number }>(
    `select id from contracts where ${own} and origin = 'hiring'
       and company_accepted_at is not null and creator_accepted_at is not null`,
  );
  const ended = await rows<Ended>(
    `select id, side, parts, creator_cents::int from settlements
     where ${own} and briefing_id is not null and status in ('agreed', 'refunded')`,
  );
  const decided = await rows<{ row_id: number }>(
    `select row_id from history where ${own} and resource = 'settlements' and move = 'decide'`,
  );
  const hoursLate = median(hours);
  return {
    companyId,
    charges: late.length,
    chargesInTime: late.filter((days) => days === 0).length,
    medianDaysLate: lowerMedian(late),
    answers: hours.length,
    medianAnswerHours: hoursLate === null ? null : Math.round(hoursLate * 10) / 10,
    pieces: pieces.length,
    rounds: pieces.reduce((total, { change_rounds }) => total + change_rounds, 0),
    contracts: contracts.length,
    ended: ended.filter(({ side }) => side === 'company').length,
    disputes: decided.length,
    disputesLost: ended.filter((one) => decided.some(({ row_id }) => row_id === one.id) && isLost(one))
      .length,
  };
}

it('computes the same track record for every brand in the demo data as a row-by-row count', async () => {
  const found = await stored();
  expect(found.length).toBeGreaterThan(3);
  for (const { company_id } of found) {
    expect(await recordOf(company_id)).toEqual({
      ...(await trackRecordRowByRow(company_id)),
      computedAt: expect.any(String),
    });
  }
  const shown = await Promise.all(
    found.map(async ({ company_id }) => shownRecord(await recordOf(company_id))),
  );
  expect(shown.filter(({ payment }) => payment && payment.cases >= MIN_CASES).length).toBeGreaterThan(0);
});

it.each([
  ['company', 500_00, 500_01, 1],
  ['company', 500_00, 500_00, 0],
  ['creator', 500_00, 500_00, 1],
  ['creator', 500_00, 499_99, 0],
] as const)(
  'counts an early end requested by the %s at %i cents and decided at %i cents as %i lost disputes of the brand',
  async (side, asked, decided, lost) => {
    const [one] = await rows<{ id: number; company_id: number; contract_id: number; title: string }>(
      `select s.id, s.company_id, s.contract_id, c.title from settlements s join contracts c on c.id = s.contract_id
       where s.briefing_id is not null and s.status in ('agreed', 'refunded')
         and not exists (select from history h where h.resource = 'settlements' and h.row_id = s.id and h.move = 'decide')
       order by s.id limit 1`,
    );
    const companyId = one!.company_id;
    const before = await trackRecordRowByRow(companyId);
    const [kept] = await rows(
      `select side, parts::text, creator_cents from settlements where id = ${one!.id}`,
    );
    await client.query('set session_replication_role = replica');
    const [{ id: historyId }] = (
      await client.query<{ id: number }>(
        `insert into history (resource, row_id, move, from_state, to_state, actor_name, comment, at, company_id)
         values ('settlements', $1, 'decide', 'under_review', 'agreed', 'x', '', $2, $3) returning id`,
        [one!.id, now, companyId],
      )
    ).rows as [{ id: number }];
    const set = 'update settlements set side = $2, parts = $3, creator_cents = $4 where id = $1';
    await client.query(set, [one!.id, side, JSON.stringify([{ dueCents: asked }]), decided]);
    try {
      await database.party.countTrackRecords(now);
      const expected = { disputes: before.disputes + 1, disputesLost: before.disputesLost + lost };
      expect(await recordOf(companyId)).toMatchObject(expected);
      expect(await trackRecordRowByRow(companyId)).toMatchObject(expected);
      const { contracts } = await database.party.countedCases(companyId, now);
      expect(contracts.find(({ id }) => id === one!.contract_id)).toEqual({
        id: one!.contract_id,
        title: one!.title,
        creator: expect.any(String),
        endedBy: side,
        dispute: { askedCents: asked, decidedCents: decided, currency: 'BRL', lost: lost === 1 },
      });
    } finally {
      await client.query('delete from history where id = $1', [historyId]);
      await client.query(set, [one!.id, ...Object.values(kept!)]);
      await client.query('set session_replication_role = default');
      await database.party.countTrackRecords(now);
    }
  },
);

it('leaves cases older than a year out of a track record, and stores no record without cases', async () => {
  await database.party.countTrackRecords('2028-06-01T12:00:00.000Z');
  const left = await stored();
  // The brand must have no unpaid charge that was due within the year.
  expect(left).toEqual([]);
  await database.party.countTrackRecords(now);
  expect((await stored()).length).toBeGreaterThan(3);
});

it('lists the cases behind a brand’s track record, worst first', async () => {
  const most = (all: number) => Math.min(all, 100);
  const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
  for (const { company_id } of await stored()) {
    const record = (await recordOf(company_id))!;
    const cases = await database.party.countedCases(company_id, now);
    const { charges, answers, pieces, contracts } = cases;
    expect([charges.length, answers.length, pieces.length, contracts.length]).toEqual(
      [record.charges, record.answers, record.pieces, record.contracts].map(most),
    );
    const late = charges.map(({ daysLate }) => daysLate);
    expect(late).toEqual(late.toSorted((a, b) => b - a));
    if (charges.length < 100) {
      expect(late.filter((days) => days === 0).length).toBe(record.chargesInTime);
    }
    const rounds = pieces.map((piece) => piece.rounds);
    expect(rounds).toEqual(rounds.toSorted((a, b) => b - a));
    if (pieces.length < 100) expect(total(rounds)).toBe(record.rounds);
    if (contracts.length < 100) {
      const disputes = contracts.flatMap(({ dispute }) => dispute ?? []);
      expect([
        contracts.filter(({ endedBy }) => endedBy === 'company').length,
        disputes.length,
        disputes.filter(({ lost }) => lost).length,
      ]).toEqual([record.ended, record.disputes, record.disputesLost]);
    }
  }
});
