import { Readable } from 'node:stream';
import {
  costRows,
  groupBy,
  type Report,
  type ReportFigures,
  targetResults,
  type WideMedians,
  wideMedians,
} from '@elenco/core/hiring';
import { type Actor, creators } from '@elenco/core/people';
import { type PaperTable, type ReportDocument, reportPdf } from '../../server/documents';
import type { RequestContext } from '../adapters/requestContext.server';
import { formats } from '../i18n/format';
import { i18nOf } from '../i18n/translate.server';
import { download } from '../money/download.server';
import { workbookOfTables } from '../search/workbook.server';
import { type ColumnName, columnsOf } from './columns';
import { unknown } from './figureText';
import { amendmentsBeside } from './present.server';
import { methodName, methodsOf, tablesOf } from './tables';
import {
  closedText,
  costEachText,
  headlineOf,
  namesOf,
  type ReportWords,
  ratesOf,
  reportWords,
  sentenceOf,
  subtitleOf,
  targetText,
} from './words';

type Reader = Pick<RequestContext, 'app' | 'locale'>;

async function wordsAndNames({ app, locale }: Reader, actor: Actor, figures: ReportFigures) {
  const t = i18nOf(locale).getFixedT<['report', 'options']>(locale, ['report', 'options']);
  const cast = await app.pick(creators, actor, ['id', 'name'], {
    id: figures.byCreator.map(({ key }) => key),
  });
  return {
    words: reportWords(t, formats(locale), figures),
    named: { faces: Object.fromEntries(cast.map(({ id, name }) => [id, { name }])) },
  };
}

/**
 * Returns a workbook with one sheet per table and one for definitions.
 * @param withMoney false leaves out columns of amounts
 */
export async function reportXlsx(
  ctx: Reader,
  actor: Actor,
  report: Report,
  withMoney = true,
): Promise<Response> {
  const { words, named } = await wordsAndNames(ctx, actor, report.figures);
  const tables = tablesOf(report.figures, named, words, withMoney);
  const body = Readable.toWeb(await workbookOfTables(tables, ctx.locale)) as ReadableStream<Uint8Array>;
  const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return download(body, { name: `${report.title}.xlsx`, mime });
}

function targetTable(figures: ReportFigures, words: ReportWords): PaperTable {
  const { t, head, text } = words;
  return {
    title: t('targets.title'),
    heads: [t('figure'), t('targets.target'), t('targets.now'), t('targets.answer')],
    rows: targetResults(figures).map((row) => [
      head(row.metric),
      targetText(words, row, figures.currency),
      text(row.metric, figures.total),
      t(`targets.verdicts.${row.verdict}`),
    ]),
  };
}

/** Columns of tables in the PDF; a creator's page and the workbook have all columns. */
const tableColumns: readonly ColumnName[] = [
  'reach',
  'views',
  'engagements',
  'byReach',
  'orders',
  'costCents',
  'cpm',
];

const costTable = (figures: ReportFigures, medians: WideMedians, words: ReportWords): PaperTable => {
  const { t, text, basisText } = words;
  return {
    title: t(figures.isWork ? 'cost' : 'results'),
    heads: [t('result'), t('howMany'), t('costEach'), t('basis.title')],
    rows: costRows(figures).map((row) => [
      t(`resultNames.${row.name}`),
      text(row.of, figures.total),
      costEachText(words, row, figures.total, medians),
      basisText(row, figures) ?? unknown,
    ]),
    shares: [0.21, 0.15, 0.22, 0.42],
  };
};

const channelTable = (
  { byChannel }: ReportFigures,
  { t, head, text, groupHead, groupName }: ReportWords,
  names: readonly ColumnName[],
): PaperTable => ({
  title: t('byChannel'),
  heads: [groupHead('byChannel'), ...names.map(head)],
  rows: byChannel.map((row) => [
    groupName('byChannel', row.key, { faces: {} }),
    ...names.map((name) => text(name, row)),
  ]),
});

/** Maximum number of pictures on a creator's page in the PDF; the most viewed posts are chosen. */
const MAX_PICTURES = 6;

/** Returns thumbnails of each creator's posts. */
async function picturesOf(
  { app, thumbnail }: Pick<RequestContext, 'app' | 'thumbnail'>,
  { posts }: ReportFigures,
): Promise<ReadonlyMap<number, readonly Uint8Array[]>> {
  const links = await app.reports.reportedPosts(posts.map(({ postId }) => postId));
  const files = new Map(links.flatMap(({ id, picture }) => (picture ? [[id, picture] as const] : [])));
  const shown = posts
    .filter(({ postId }) => files.has(postId))
    .toSorted((a, b) => (b.views ?? -1) - (a.views ?? -1));
  const best = [...groupBy(shown, ({ creatorId }) => creatorId).values()].flatMap((own) =>
    own.slice(0, MAX_PICTURES),
  );
  const drawn = await Promise.all(
    best.map(async ({ postId, creatorId }) => ({ creatorId, bytes: await thumbnail(files.get(postId)!) })),
  );
  const whole = drawn.flatMap(({ creatorId, bytes }) => (bytes ? [{ creatorId, bytes }] : []));
  return new Map(
    [...groupBy(whole, ({ creatorId }) => creatorId)].map(([id, own]) => [id, own.map(({ bytes }) => bytes)]),
  );
}

/**
 * Returns the report as a PDF presentation.
 * @param withMoney false leaves out columns of amounts
 */
export async function reportPaper(
  ctx: Reader & Pick<RequestContext, 'thumbnail'>,
  actor: Actor,
  report: Report,
  withMoney = true,
): Promise<Response> {
  const { app, locale } = ctx;
  const { figures, title, createdAt } = report;
  const [{ words, named }, companies, pictures, amendmentsCents] = await Promise.all([
    wordsAndNames(ctx, actor, figures),
    // Guests cannot read companies, so the name comes from a query that all participants of a project may
    // use.
    app.projects.tradeNames([report.companyId]),
    picturesOf(ctx, figures),
    amendmentsBeside(app, actor, report),
  ]);
  const { t, text, head, groupName, groupHead, formats: written } = words;
  const { total } = figures;
  const medians = wideMedians(figures);
  const closed = closedText(t, written, report);
  const few = columnsOf(figures, withMoney, tableColumns);
  const document: ReportDocument = {
    locale,
    title,
    madeAt: createdAt,
    company: companies.get(report.companyId) ?? '',
    closed,
    subtitle: subtitleOf(t, written, figures),
    footer: t('footer', { date: written.exact(createdAt) }),
    four: headlineOf(words, figures, medians, withMoney),
    sentence: sentenceOf(words, { ...figures, amendmentsCents }, medians, withMoney),
    engagement: figures.isWork ? null : { title: t('engagementTitle'), rates: ratesOf(words, total) },
    answers: [
      ...(figures.targets?.length ? [targetTable(figures, words)] : []),
      ...(withMoney ? [costTable(figures, medians, words)] : []),
      ...(figures.isWork ? [] : [channelTable(figures, words, few)]),
    ],
    missing: {
      title: t('missingTitle'),
      lines: figures.missing.map(({ code, count, of, creatorIds }) => {
        const names = namesOf(words, creatorIds, named);
        const about = names ? ` ${t('missingOf', { names })}.` : '';
        return `${t(`missing.${code}.title`, { count, of })}. ${t(`missing.${code}.text`)}${about}`;
      }),
    },
    creators: figures.byCreator.map((row) => ({
      name: groupName('byCreator', row.key, named),
      pictures: pictures.get(row.key) ?? [],
      facts: columnsOf(figures, withMoney).map((name) => ({ label: head(name), value: text(name, row) })),
      posts: {
        title: t('postsTitle'),
        heads: [t('name.post'), groupHead('byDay'), ...few.map(head)],
        rows: figures.posts
          .filter(({ creatorId }) => creatorId === row.key)
          .map((post) => [
            `${groupName('byFormat', post.format, named)} · ${groupName('byChannel', post.channel, named)}`,
            written.date(post.publishedOn),
            ...few.map((name) => text(name, post)),
          ]),
      },
    })),
    definitions: {
      title: t('definitions'),
      heads: [t('figure'), t('formula'), t('version')],
      shares: [0.25, 0.65, 0.1],
      rows: methodsOf(figures).map((name) => [
        methodName(words, name),
        t(`formulas.${name}`),
        String(figures.methods[name] ?? ''),
      ]),
    },
  };
  return download(await reportPdf(document), { name: `${title}.pdf`, mime: 'application/pdf' });
}
