import { PHOTO } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

type Row = Readonly<Record<string, unknown>>;

/** Where rows name pictures that lie in a folder; what the product draws itself (`/portraits`) has another name. */
const fieldOf: Readonly<Record<string, string>> = {
  creators: 'portrait',
  companies: 'logo',
  'portfolio-projects': 'images',
  network_posts: 'picture',
};

/** The stored pictures that a row shows. */
export function picturesIn(resource: string, row: Row): string[] {
  const value = row[fieldOf[resource] ?? ''];
  const names: unknown[] = Array.isArray(value) ? value : [value];
  return names.filter((name): name is string => typeof name === 'string' && PHOTO.test(name));
}

export const namesPictures = (resource: string): boolean => resource in fieldOf;

/** Hands the worker the names of pictures that a row gave up; those that another row still shows stay (`unnamedBytes`). */
export async function forgetPictures(em: SqlEntityManager, photos: readonly string[]): Promise<void> {
  if (photos.length === 0) return;
  await em.execute(`select add_job('forgetBytes', ?::json)`, [JSON.stringify({ files: [], photos })]);
}
