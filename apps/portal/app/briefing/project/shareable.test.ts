import { expect, it } from 'vitest';
import { shareable } from './shareable';

type Given = Parameters<typeof shareable>[0];
const project = (given: Partial<Given>): Given => ({
  row: { id: 31, status: 'hiring' },
  expired: false,
  shortlist: [],
  offers: [],
  contracts: [],
  work: [],
  balances: { toPayCents: 0 },
  ...given,
});
const sent = (creatorId: number) => ({ status: 'sent' as const, creatorId });
const at = '/dashboard/client/briefing/31';

it.each<[string, Partial<Given>, string[]]>([
  ['nothing of a new project', {}, []],
  [
    'a shortlist before creators are chosen',
    { row: { id: 31, status: 'selection' }, shortlist: [{}] },
    [`${at}/select#share`],
  ],
  ['no shortlist after creators are chosen', { shortlist: [{}] }, []],
  ['open proposals together', { offers: [sent(1), sent(2)] }, [`${at}/approve-proposal/1-2#share`]],
  ['no proposals of an expired project', { offers: [sent(1)], expired: true }, []],
  [
    'content, open charges and the report of a hiring',
    {
      contracts: [{ status: 'active' }],
      work: [{}] as unknown as Given['work'],
      balances: { toPayCents: 1 },
    },
    [`${at}?view=content#share`, `${at}?view=payments#share`, '/dashboard/client/31/new-report#share'],
  ],
])('lets a brand share %s', (_, given, pages) => {
  expect(shareable(project(given)).map(({ to }) => to)).toEqual(pages);
});

it('shares at most as many proposals as one share link may approve', () => {
  const [all] = shareable(project({ offers: Array.from({ length: 40 }, (_, n) => sent(n + 1)) }));
  expect(all?.to.split('/').at(-1)?.split('-')).toHaveLength(20);
});
