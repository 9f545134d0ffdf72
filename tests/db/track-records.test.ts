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

/** Returns the lower median, as PostgreSQL's discrete percentile does. */
const lowerMedian = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? null;
const median = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return sorted.length === 0 ? null : (middle[0]! + middle[1]!) / 2;
};
const dayOf = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;

/** Computes a brand's track record row by row, independently of the query under test. */
async function countedApart(companyId: number): Promise<Omit<TrackRecord, 'computedAt'>> {
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
  const ended = await rows<{ side: string }>(
    `select id, side from settlements where ${own} and briefing_id is not null and status in ('agreed', 'refunded')`,
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
    disputesLost: expect.any(Number) as unknown as number,
  };
}

it('has the same figures as a row-by-row count for every brand of the demo data', async () => {
  const found = await stored();
  expect(found.length).toBeGreaterThan(3);
  for (const { company_id } of found) {
    expect(await recordOf(company_id)).toEqual({
      ...(await countedApart(company_id)),
      computedAt: expect.any(String),
    });
  }
  const shown = await Promise.all(
    found.map(async ({ company_id }) => shownRecord(await recordOf(company_id))),
  );
  expect(shown.filter(({ payment }) => payment && payment.cases >= MIN_CASES).length).toBeGreaterThan(0);
});

it('counts a dispute as lost if the creator received more than the brand offered', async () => {
  const [one] = await rows<{ id: number; company_id: number; creator_cents: string }>(
    `select s.id, s.company_id, s.creator_cents from settlements s
     where s.briefing_id is not null and s.side = 'company' and s.status in ('agreed', 'refunded') limit 1`,
  );
  const companyId = one!.company_id;
  const before = await recordOf(companyId);
  await client.query(
    `insert into history (resource, row_id, move, from_state, to_state, actor_name, comment, at, company_id)
     values ('settlements', $1, 'decide', 'under_review', 'agreed', 'x', '', $2, $3)`,
    [one!.id, now, companyId],
  );
  await client.query(`update settlements set parts = '[{"dueCents": 0}]' where id = $1`, [one!.id]);
  await database.party.countTrackRecords(now);
  const lost = Number(one!.creator_cents) > 0 ? 1 : 0;
  expect(await recordOf(companyId)).toMatchObject({
    disputes: before!.disputes + 1,
    disputesLost: before!.disputesLost + lost,
  });
});

it('leaves out cases older than a year, and brands without any case', async () => {
  await database.party.countTrackRecords('2028-06-01T12:00:00.000Z');
  const left = await stored();
  // None of the brand's charges is unpaid and due within the year.
  expect(left).toEqual([]);
  await database.party.countTrackRecords(now);
  expect((await stored()).length).toBeGreaterThan(3);
});

it('lists the cases behind the figures, the worst case first', async () => {
  for (const { company_id } of await stored()) {
    const record = await recordOf(company_id);
    const { charges, answers } = await database.party.countedCases(company_id, now);
    expect([charges.length, answers.length]).toEqual(
      [record!.charges, record!.answers].map((n) => Math.min(n, 100)),
    );
    const late = charges.map(({ daysLate }) => daysLate);
    expect(late).toEqual(late.toSorted((a, b) => b - a));
    if (charges.length < 100) {
      expect(late.filter((days) => days === 0).length).toBe(record!.chargesInTime);
    }
  }
});
