import { type ClickSource, isFollowable, type ShortLink } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';

/** Returns the target of a short link on a business date; null if the link is expired, closed or unknown. */
export async function followed(
  em: SqlEntityManager,
  slug: string,
  day: string,
): Promise<Pick<ShortLink, 'id' | 'target'> | null> {
  const rows = await select(em, 'short-links', { text: 'slug = ?', params: [slug] });
  const link = rows[0] as unknown as ShortLink | undefined;
  return link && isFollowable(link, day) ? { id: link.id, target: link.target } : null;
}

/** Counts a click on a short link by day and source. Several clicks may be counted concurrently. */
export async function countClick(
  em: SqlEntityManager,
  click: { readonly linkId: number; readonly day: string; readonly source: ClickSource },
  now: string,
): Promise<void> {
  await em.execute(
    `insert into short_link_clicks (version, created_at, updated_at, link_id, day, source, clicks)
       values (1, ?, ?, ?, ?, ?, 1)
     on conflict (link_id, day, source) do update set
       clicks = short_link_clicks.clicks + 1,
       version = short_link_clicks.version + 1,
       updated_at = excluded.updated_at`,
    [now, now, click.linkId, click.day, click.source],
  );
}
