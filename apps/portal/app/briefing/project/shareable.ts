import { isInForce, MAX_SHARED, waitsFor } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { shareId } from '../../shareLinks/shareId';
import type { Project } from './load.server';

type Shared = Pick<Project, 'expired' | 'work'> & {
  readonly balances: Pick<Project['balances'], 'toPayCents'>;
  readonly row: Pick<Project['row'], 'id' | 'status'>;
  readonly shortlist: readonly unknown[];
  readonly offers: readonly Pick<Project['offers'][number], 'status' | 'creatorId'>[];
  readonly contracts: readonly Pick<Project['contracts'][number], 'status'>[];
};

/** Returns the pages of a project that can be shared with guests now. */
export function shareable({ row, expired, shortlist, offers, contracts, work, balances }: Shared) {
  const project = `${areaPath.company}/briefing/${row.id}`;
  const open = expired ? [] : offers.filter((offer) => waitsFor(offer) === 'company');
  const creatorIds = open.slice(0, MAX_SHARED).map(({ creatorId }) => creatorId);
  const pages = {
    select: row.status === 'selection' && shortlist.length > 0 && `${project}/select`,
    'approve-proposal': creatorIds.length > 0 && `${project}/approve-proposal/${creatorIds.join('-')}`,
    content: work.length > 0 && `${project}?view=content`,
    payables: balances.toPayCents > 0 && `${project}?view=payments`,
    report:
      (contracts.some(isInForce) || row.status === 'closed') && `${areaPath.company}/${row.id}/new-report`,
  };
  return (Object.keys(pages) as (keyof typeof pages)[]).flatMap((part) => {
    const page = pages[part];
    return page ? [{ part, to: `${page}#${shareId}` }] : [];
  });
}
