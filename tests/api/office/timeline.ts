import type { Caller } from '../cast';

interface Line {
  readonly at: string;
  readonly kind: string;
  readonly resource: string;
  readonly rowId: number;
  readonly move: string;
}

export async function wholeTimeline(caller: Caller, creatorId: number): Promise<Line[]> {
  const seen: Line[] = [];
  for (let before = '2027-01-01T00:00:00.000Z'; ; ) {
    const answer = await caller('GET', `/creators/${creatorId}/timeline?before=${before}`);
    const page = (await answer.json()) as Line[];
    const last = page.at(-1);
    if (!last) return seen;
    seen.push(...page);
    before = last.at;
  }
}
