import { PHOTO, type WorkVideo } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

type Row = Readonly<Record<string, unknown>>;

/**
 * Columns that contain names of stored pictures, except frames of videos. Generated portraits (`/portraits`)
 * are not stored pictures.
 */
const shownIn = {
  creators: { table: 'creators', columns: ['portrait', 'background'], many: false },
  companies: { table: 'companies', columns: ['logo'], many: false },
  briefings: { table: 'briefings', columns: ['picture'], many: false },
  'portfolio-projects': { table: 'portfolio_projects', columns: ['images'], many: true },
  network_posts: { table: 'network_posts', columns: ['picture'], many: false },
} as const;

/**
 * SQL that selects the rows that use the picture `name`, one select per table. Contents contain picture names
 * inside their text.
 */
export const pictureUsesSql = [
  ...Object.values(shownIn).flatMap(({ table, columns, many }) =>
    columns.map(
      (column) => `select from ${table} where ${many ? `${column} @> array[name]` : `${column} = name`}`,
    ),
  ),
  `select from portfolio_projects where videos @> jsonb_build_array(jsonb_build_object('still', name))`,
  `select from contents where position(name in draft::text || coalesce(published::text, '')) > 0`,
  'select from content_versions where position(name in published::text) > 0',
].join(' union all ');

/** Returns the names of the stored pictures of a row. */
export function picturesIn(resource: string, row: Row): string[] {
  const columns = namesPictures(resource) ? shownIn[resource].columns : [];
  const names: unknown[] = columns.flatMap((column) => row[column]);
  if (resource === 'portfolio-projects' && Array.isArray(row.videos)) {
    names.push(...(row.videos as WorkVideo[]).map(({ still }) => still));
  }
  return names.filter((name): name is string => typeof name === 'string' && PHOTO.test(name));
}

export const namesPictures = (resource: string): resource is keyof typeof shownIn => resource in shownIn;

/**
 * Queues a job that deletes pictures that a row no longer uses. The job does not delete pictures that another
 * row uses (`unnamed`).
 */
export async function queuePictureDeletion(em: SqlEntityManager, photos: readonly string[]): Promise<void> {
  if (photos.length === 0) return;
  await em.execute(`select add_job('deleteBytes', ?::json)`, [JSON.stringify({ files: [], photos })]);
}
