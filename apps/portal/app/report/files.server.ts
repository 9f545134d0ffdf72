import { Readable } from 'node:stream';
import {
  groupBy,
  type Report,
  type ReportFigures,
  reportMethodNames,
  targetResults,
} from '@elenco/core/hiring';
import { type Actor, companies, creators } from '@elenco/core/people';
import { type ReportDocument, reportPdf } from '../../server/documents';
import type { RequestContext } from '../adapters/requestContext.server';
import { formats } from '../i18n/format';
import { i18nOf } from '../i18n/translate.server';
import { download } from '../money/download.server';
import { workbookOfTables } from '../search/workbook.server';
import { results } from './columns';
import { methodName, shownColumns, tablesOf } from './tables';
import {
  closedText,
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
    words: reportWords(t, formats(locale), figures.currency),
    named: { faces: Object.fromEntries(cast.map(({ id, name }) => [id, { name }])) },
  };
}

/** Returns a workbook with one sheet per table and one for definitions. */
export async function reportXlsx(ctx: Reader, actor: Actor, report: Report): Promise<Response> {
  const { words, named } = await wordsAndNames(ctx, actor, report.figures);
  const tables = tablesOf(report.figures, named, words, true);
  const body = Readable.toWeb(await workbookOfTables(tables, ctx.locale)) as ReadableStream<Uint8Array>;
  const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return download(body, { name: `${report.title}.xlsx`, mime });
}

function targetTable(figures: ReportFigures, words: ReportWords): ReportDocument['answers'][number] {
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

/** Returns the report as a PDF presentation. */
export async function reportPaper(
  ctx: Reader & Pick<RequestContext, 'thumbnail'>,
  actor: Actor,
  report: Report,
): Promise<Response> {
  const { app, locale } = ctx;
  const { figures, title, createdAt } = report;
  const [{ words, named }, company, pictures] = await Promise.all([
    wordsAndNames(ctx, actor, figures),
    app.get(companies, actor, report.companyId),
    picturesOf(ctx, figures),
  ]);
  const { t, text, head, groupName, groupHead, formats: written } = words;
  const { total } = figures;
  const closed = closedText(t, written, report);
  const few = ['reach', 'views', 'engagements', 'byReach', 'orders', 'costCents', 'cpm'] as const;
  const document: ReportDocument = {
    locale,
    title,
    madeAt: createdAt,
    company: company.tradeName,
    closed,
    subtitle: subtitleOf(t, written, figures),
    footer: t('footer', { date: written.exact(createdAt) }),
    four: headlineOf(total, true).map((name) => ({ label: head(name), value: text(name, total) })),
    sentence: sentenceOf(words, total, true),
    engagement: { title: t('engagementTitle'), rates: ratesOf(words, total) },
    answers: [
      ...(figures.targets?.length ? [targetTable(figures, words)] : []),
      {
        title: t('results'),
        heads: [t('result'), t('howMany'), t('costEach')],
        rows: results.map(({ name, of, price }) => [
          t(`resultNames.${name}`),
          text(of, total),
          text(price, total),
        ]),
      },
      {
        title: t('byChannel'),
        heads: [groupHead('byChannel'), ...few.map(head)],
        rows: figures.byChannel.map((row) => [
          groupName('byChannel', row.key, named),
          ...few.map((name) => text(name, row)),
        ]),
      },
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
      facts: shownColumns(true).map((name) => ({ label: head(name), value: text(name, row) })),
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
      rows: reportMethodNames.map((name) => [
        methodName(words, name),
        t(`formulas.${name}`),
        String(figures.methods[name] ?? ''),
      ]),
    },
  };
  return download(await reportPdf(document), { name: `${title}.pdf`, mime: 'application/pdf' });
}
