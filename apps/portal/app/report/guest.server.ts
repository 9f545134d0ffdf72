import { type Report, reports, withoutMoney } from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';
import { presented } from './present.server';

/** Returns the report of a share link, with money only if the link includes it. */
export async function guestReport({ app, actor }: RequestContext<'guest'>): Promise<Report> {
  const report = await app.get(reports, actor, actor.reportId ?? 0);
  return actor.actions.includes('report-costs')
    ? report
    : { ...report, figures: withoutMoney(report.figures) };
}

export async function loadGuestReport(ctx: RequestContext<'guest'>) {
  const { app, actor, url } = ctx;
  const report = await guestReport(ctx);
  const [shown, companies] = await Promise.all([
    // A guest cannot read creators, so the system reads those of the report.
    presented(app, { role: 'system' }, report.figures, {
      all: url.searchParams.get('posts') === 'all',
      pictureAt: ({ id }) => `${url.pathname}/${id}.jpg?grant=${url.searchParams.get('grant')}`,
    }),
    app.projects.tradeNames([actor.companyId]),
  ]);
  return {
    id: report.briefingId,
    title: report.title,
    company: companies.get(actor.companyId) ?? '',
    closed: { id: report.id, createdAt: report.createdAt },
    withMoney: actor.actions.includes('report-costs'),
    shown,
  };
}
