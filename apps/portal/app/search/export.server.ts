import { Readable } from 'node:stream';
import { businessDate } from '@elenco/core/brazil';
import { type Cell, csvOf } from '@elenco/core/kit';
import { id } from '@elenco/core/party';
import { redirect } from '@remix-run/node';
import type { Visit } from '../adapters/visit.server';
import { notFound } from '../adapters/visit.server';
import { i18nOf } from '../i18n/translate.server';
import { loadFavorites, loadListOf } from './kept.server';
import type { Seen } from './seen';
import { workbookOf } from './workbook.server';

interface Kept {
  readonly name: string;
  readonly mayExport: boolean;
  readonly rows: readonly { readonly profile: Seen; readonly note: string }[];
}

/** What the address names: one list, or the favourites where it names none. */
async function keptOf(visit: Visit<'client'>): Promise<Kept> {
  const named = visit.url.searchParams.get('list');
  if (named === null) {
    const { rows, mayExport } = await loadFavorites(visit);
    const t = i18nOf(visit.locale).getFixedT(visit.locale, 'search');
    return { name: t('favorites.title'), mayExport, rows: rows.map((profile) => ({ profile, note: '' })) };
  }
  const listId = /^[1-9]\d*$/.test(named) ? id.safeParse(Number(named)) : undefined;
  if (!listId?.success) throw notFound();
  const { list, members, mayExport } = await loadListOf(visit, listId.data);
  return { name: list.name, mayExport, rows: members };
}

/** Heads and rows; leads to the plans where the own one has no files. */
async function tableOf(
  visit: Visit<'client'>,
): Promise<{ name: string; table: readonly (readonly Cell[])[] }> {
  const { name, mayExport, rows } = await keptOf(visit);
  if (!mayExport) throw redirect('/dashboard/client/pricing');
  const { locale } = visit;
  const t = i18nOf(locale).getFixedT(locale, ['search', 'options']);
  const heads = [
    ...(['name', 'kind', 'skill', 'city', 'state', 'country', 'channels'] as const),
    ...(['followers', 'engagement', 'price', 'note', 'source', 'on'] as const),
  ] as const;
  const cells = rows.map(({ profile, note: said }): Cell[] => [
    profile.name,
    t(`search:kinds.${profile.kind}`),
    profile.mainSkill && t(`options:skills.${profile.mainSkill}`),
    ...[profile.city, profile.state, profile.country],
    profile.presences
      .map(({ channel, handle }) => `${t(`options:channels.${channel}`)} @${handle}`)
      .join(', '),
    profile.followers,
    profile.engagementBp / 100,
    profile.priceCents === null ? null : { cents: profile.priceCents },
    said,
    profile.origin?.source,
    profile.origin && businessDate(profile.origin.at),
  ]);
  return { name, table: [heads.map((head) => t(`search:file.${head}`)), ...cells] };
}

export async function exportCsv(visit: Visit<'client'>): Promise<{ name: string; csv: string }> {
  const { name, table } = await tableOf(visit);
  return { name: `${name}.csv`, csv: csvOf(table, visit.locale) };
}

/** Sent while it is packed. */
export async function exportXlsx(
  visit: Visit<'client'>,
): Promise<{ name: string; body: ReadableStream<Uint8Array> }> {
  const { name, table } = await tableOf(visit);
  const body = Readable.toWeb(await workbookOf(name, table)) as ReadableStream<Uint8Array>;
  return { name: `${name}.xlsx`, body };
}
