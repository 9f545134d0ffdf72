import { PHOTO } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

type Row = Readonly<Record<string, unknown>>;

/** Where rows name pictures that lie in a folder; what the product draws itself (`/portraits`) has another name. */
const shownIn = {
  creators: { table: 'creators', columns: ['portrait', 'background'], many: false },
  companies: { table: 'companies', columns: ['logo'], many: false },
  briefings: { table: 'briefings', columns: ['picture'], many: false },
  'portfolio-projects': { table: 'portfolio_projects', columns: ['images'], many: true },
  network_posts: { table: 'network_posts', columns: ['picture'], many: false },
} as const;

/** SQL: the rows that show the picture `name`, one select for each table; texts of contents name theirs, too. */
export const showing = [
  ...Object.values(shownIn).flatMap(({ table, columns, many }) =>
    columns.map(
      (column) => `select from ${table} where ${many ? `${column} @> array[name]` : `${column} = name`}`,
    ),
  ),
  `select from contents where position(name in draft::text || coalesce(published::text, '')) > 0`,
  'select from content_versions where position(name in published::text) > 0',
].join(' union all ');

/** The stored pictures that a row shows. */
export function picturesIn(resource: string, row: Row): string[] {
  const columns = namesPictures(resource) ? shownIn[resource].columns : [];
  const names: unknown[] = columns.flatMap((column) => row[column]);
  return names.filter((name): name is string => typeof name === 'string' && PHOTO.test(name));
}

export const namesPictures = (resource: string): resource is keyof typeof shownIn => resource in shownIn;

/** Hands the worker the names of pictures that a row gave up; those that another row still shows stay (`unnamed`). */
export async function queuePictureDeletion(em: SqlEntityManager, photos: readonly string[]): Promise<void> {
  if (photos.length === 0) return;
  await em.execute(`select add_job('deleteBytes', ?::json)`, [JSON.stringify({ files: [], photos })]);
}
