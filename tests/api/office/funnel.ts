import type { Sql } from './sql';

interface Step {
  readonly resource: string;
  readonly move: string;
}

/** Steps of each funnel, in order. Null is the step in which the user confirms the e-mail address. */
const funnels = {
  companies: [
    null,
    { resource: 'briefings', move: 'submit' },
    { resource: 'contracts', move: 'activate' },
    { resource: 'charges', move: 'settle' },
  ],
  creators: [
    null,
    { resource: 'proposals', move: 'create' },
    { resource: 'proposals', move: 'send' },
    { resource: 'contracts', move: 'activate' },
    { resource: 'payouts', move: 'release' },
  ],
} as const;

/** Computes a funnel row by row from the history, independently of the code that is tested. */
export async function funnelRowByRow(sql: Sql, side: keyof typeof funnels, days: number) {
  const steps: readonly (Step | null)[] = funnels[side];
  const own = side === 'companies' ? 'company_id' : 'creator_id';
  const units = await sql<{ id: number; created_at: Date }>(`select id, created_at from ${side}`);
  const reached = steps.map(() => 0);
  for (const unit of units) {
    let last = unit.created_at.getTime();
    const end = last + days * 86_400_000;
    for (const [n, step] of steps.entries()) {
      const rows = step
        ? await sql<{ at: Date }>(
            `select at from history where ${own} = $1 and resource = $2 and move = $3 order by at limit 1`,
            [unit.id, step.resource, step.move],
          )
        : await sql<{ at: Date }>(
            `select confirmed_at as at from users where ${own} = $1 and confirmed_at is not null order by 1 limit 1`,
            [unit.id],
          );
      const at = rows[0]?.at.getTime();
      if (at === undefined || at > end) break;
      last = Math.max(last, at);
      reached[n]! += 1;
    }
  }
  return { count: units.length, reached };
}
