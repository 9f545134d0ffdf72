import { briefings } from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';

const onePage = 20;

/** Parses `?campaign=squad-9` or `?campaign=briefing-38`; null for anything else. */
function campaignIn(search: URLSearchParams) {
  const [, of, id] = /^(squad|briefing)-([1-9]\d{0,8})$/.exec(search.get('campaign') ?? '') ?? [];
  return of === undefined ? null : { of: of as 'squad' | 'briefing', id: Number(id) };
}

function pageIn(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** Loads the closed reports, newest first; if there are none, the project whose report can be closed. */
export async function loadReports({ app, actor, url }: RequestContext<'company'>) {
  const campaign = campaignIn(url.searchParams);
  const page = pageIn(url.searchParams);
  const [lines, campaigns] = await Promise.all([
    app.reports.reportLines(actor, { campaign, limit: onePage, offset: (page - 1) * onePage }),
    app.reports.reportedCampaigns(actor),
  ]);
  const shown = campaigns.filter(({ of, id }) => !campaign || (of === campaign.of && id === campaign.id));
  const count = shown.reduce((sum, { reports }) => sum + reports, 0);
  const hired = { status: ['hired', 'closed'] } as const;
  const newest = { by: 'id', down: true, limit: 1 };
  const [next] = campaigns.length > 0 ? [] : await app.pick(briefings, actor, ['id', 'title'], hired, newest);
  return {
    lines,
    campaigns: campaigns.map(({ of, id, ...rest }) => ({ ...rest, of, name: `${of}-${id}` })),
    page,
    pages: Math.ceil(count / onePage),
    next: next ?? null,
  };
}
export type ReportList = Awaited<ReturnType<typeof loadReports>>;
