import { type Report, reports, withoutMoney } from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';
import { reportPaper, reportXlsx } from './files.server';
import { presented } from './present.server';

/** Actor that reads the report's creators, since a guest cannot read creators. */
const system = { role: 'system' } as const;

const includesMoney = ({ actor }: RequestContext<'guest'>) => actor.actions.includes('report-costs');

/** Returns the report of a share link, with money only if the link includes it. */
export async function guestReport(ctx: RequestContext<'guest'>): Promise<Report> {
  const { app, actor } = ctx;
  const report = await app.get(reports, actor, actor.reportId ?? 0);
  return includesMoney(ctx) ? report : { ...report, figures: withoutMoney(report.figures) };
}

export async function loadGuestReport(ctx: RequestContext<'guest'>) {
  const { app, actor, url } = ctx;
  const report = await guestReport(ctx);
  const [shown, companies] = await Promise.all([
    presented(app, system, report, {
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
    withMoney: includesMoney(ctx),
    shown,
  };
}

/** Returns the report of a share link as PDF, with money only if the link includes it. */
export const guestPaper = async (ctx: RequestContext<'guest'>): Promise<Response> =>
  reportPaper(ctx, system, await guestReport(ctx), includesMoney(ctx));

/** Returns the report of a share link as workbook, with money only if the link includes it. */
export const guestXlsx = async (ctx: RequestContext<'guest'>): Promise<Response> =>
  reportXlsx(ctx, system, await guestReport(ctx), includesMoney(ctx));
