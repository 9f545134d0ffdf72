import { Readable } from 'node:stream';
import { businessDate } from '@elenco/brazil';
import { nextContactOf, pricedFormats, priceOfFormat } from '@elenco/core/discovery';
import { type Cell, csvOf } from '@elenco/core/kit';
import { areaPath, id } from '@elenco/core/people';
import { redirect } from '@remix-run/node';
import type { RequestContext } from '../adapters/requestContext.server';
import { notFound } from '../adapters/requestContext.server';
import { campaignTable } from '../campaign/file.server';
import { i18nOf } from '../i18n/translate.server';
import { loadFavorites } from './kept.server';
import { type ListMemberRow, loadListOf, loadNotes } from './oneList.server';
import type { Seen } from './seen';
import { workbookOf } from './workbook.server';

interface Table {
  readonly name: string;
  readonly mayExport: boolean;
  /** Header row and data rows. */
  readonly table: readonly (readonly Cell[])[];
}

interface Kept {
  readonly name: string;
  readonly mayExport: boolean;
  readonly rows: readonly {
    readonly profile: Seen;
    readonly note: string;
    /** Stage and labels of the creator, in the export of a list. */
    readonly tracked?: Pick<ListMemberRow, 'stage' | 'labels' | 'lastContactOn' | 'nextContactOn'> & {
      readonly owner: string;
      readonly notes: string;
    };
  }[];
}

/**
 * Returns an id in the query string; undefined if it is missing.
 * @throws 404 for an invalid id
 */
function named(ctx: RequestContext<'company'>, what: 'list' | 'campaign'): number | undefined {
  const text = ctx.url.searchParams.get(what);
  if (text === null) return undefined;
  const read = /^[1-9]\d*$/.test(text) ? id.safeParse(Number(text)) : undefined;
  if (!read?.success) throw notFound();
  return read.data;
}

/** Returns the creators of the list in the query string, or the favorites. */
async function loadExportedCreators(ctx: RequestContext<'company'>): Promise<Kept> {
  const listId = named(ctx, 'list');
  const t = i18nOf(ctx.locale).getFixedT(ctx.locale, 'search');
  if (listId === undefined) {
    const { rows, mayExport } = await loadFavorites(ctx);
    return { name: t('favorites.title'), mayExport, rows: rows.map((profile) => ({ profile, note: '' })) };
  }
  const [{ list, members, people, mayExport }, notes] = await Promise.all([
    loadListOf(ctx, listId),
    loadNotes(ctx, listId),
  ]);
  const nameOf = (userId: number | null) =>
    people.find(({ id: one }) => one === userId)?.name ?? (userId === null ? '' : t('list.formerOwner'));
  const rows = members.map(({ profile, note, ownerId, ...row }) => ({
    profile,
    note,
    tracked: {
      ...row,
      owner: nameOf(ownerId),
      notes: notes
        .filter(({ key }) => key === profile.key)
        .map(({ createdAt, authorId, value }) =>
          [businessDate(createdAt), nameOf(authorId), value].filter(Boolean).join(' · '),
        )
        .join('\n'),
    },
  }));
  return { name: list.name, mayExport, rows };
}

/** Returns the requested table; redirects to the plans if the company's plan has no exports. */
async function tableOf(ctx: RequestContext<'company'>): Promise<Table> {
  const campaign = named(ctx, 'campaign');
  const found =
    campaign === undefined
      ? keptTable(ctx, await loadExportedCreators(ctx))
      : await campaignTable(ctx, campaign);
  if (!found.mayExport) throw redirect(`${areaPath.company}/pricing`);
  return found;
}

function keptTable({ locale }: RequestContext<'company'>, { name, mayExport, rows }: Kept): Table {
  const t = i18nOf(locale).getFixedT(locale, ['search', 'options']);
  const heads = [
    'name',
    'kind',
    'skill',
    'city',
    'state',
    'country',
    'channels',
    'followers',
    'engagement',
    'price',
    'note',
    'source',
    'on',
  ] as const;
  const formats = pricedFormats(rows.map(({ profile }) => profile));
  const trackedHeads = ['stage', 'owner', 'labels', 'lastContact', 'nextContact', 'notes'] as const;
  const isTracked = rows.some(({ tracked }) => tracked);
  const cells = rows.map(({ profile, note: rowNote, tracked }): Cell[] => [
    profile.name,
    t(`search:kinds.${profile.kind}`),
    profile.mainSkill && t(`options:skills.${profile.mainSkill}`),
    profile.city,
    profile.state,
    profile.country,
    profile.presences
      .map(({ channel, handle }) => `${t(`options:channels.${channel}`)} @${handle}`)
      .join(', '),
    profile.followers,
    profile.engagementBp / 100,
    profile.priceCents === null ? null : { cents: profile.priceCents },
    rowNote,
    profile.origin?.source,
    { day: profile.origin && businessDate(profile.origin.at) },
    ...(tracked
      ? [
          t(`options:listStage.${tracked.stage}`),
          tracked.owner,
          tracked.labels.join(', '),
          { day: tracked.lastContactOn },
          { day: nextContactOf(tracked) },
          tracked.notes,
        ]
      : []),
    ...formats.map((kind) => {
      const cents = priceOfFormat(profile, kind);
      return cents === null ? null : { cents };
    }),
  ]);
  const shown = [...heads, ...(isTracked ? trackedHeads : [])].map((head) => t(`search:file.${head}`));
  const formatHeads = formats.map(({ channel, format }) =>
    t('search:file.priceOf', {
      channel: t(`options:channels.${channel}`),
      format: t(`options:formats.${format}`),
    }),
  );
  return { name, mayExport, table: [[...shown, ...formatHeads], ...cells] };
}

export async function exportCsv(ctx: RequestContext<'company'>): Promise<{ name: string; csv: string }> {
  const { name, table } = await tableOf(ctx);
  return { name: `${name}.csv`, csv: csvOf(table, ctx.locale) };
}

/** Streams a workbook while it is being compressed. */
export async function exportXlsx(
  ctx: RequestContext<'company'>,
): Promise<{ name: string; body: ReadableStream<Uint8Array> }> {
  const { name, table } = await tableOf(ctx);
  const body = Readable.toWeb(await workbookOf(name, table, ctx.locale)) as ReadableStream<Uint8Array>;
  return { name: `${name}.xlsx`, body };
}
