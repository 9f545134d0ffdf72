import type { Subject } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { pictureUsesSql } from '../files/pictures';
import { type ErasureSubject, whereOf } from './erasureSubject';
import { tableOfSubject } from './ownRows';

/** Columns of pictures in a subject's own row. */
const picturesOf: Partial<Record<Subject, string>> = { profile: 'portrait, background', company: 'logo' };

/** Queues a job that deletes the files that no row refers to after the erasure. */
export async function queueByteDeletion(
  em: SqlEntityManager,
  targets: readonly ErasureSubject[],
): Promise<void> {
  const files: string[] = [];
  const photos: string[] = [];
  for (const target of targets) {
    const where = whereOf('files', target);
    if (where) {
      const but = target.over?.has('fiscal')
        ? `sha256 <> repeat('0', 64)`
        : 'not exists (select from invoices where file_id = files.id)';
      const rows = await em.execute<{ sha256: string }[]>(
        `select sha256 from files where (${where.text}) and ${but}`,
        [...where.params],
      );
      files.push(...rows.map(({ sha256 }) => sha256));
    }
    const pictures = picturesOf[target.subject];
    if (!pictures) continue;
    const table = tableOfSubject[target.subject];
    const rows = await em.execute<{ name: string | null }[]>(
      `select unnest(array[${pictures}]) as name from ${table} where id = ?`,
      [target.id],
    );
    photos.push(...rows.flatMap(({ name }) => (name && /^[0-9a-f]{64}$/.test(name) ? [name] : [])));
    if (target.subject === 'company') {
      const ofProjects = await em.execute<{ name: string }[]>(
        'select picture as name from briefings where company_id = ? and picture is not null',
        [target.id],
      );
      photos.push(...ofProjects.map(({ name }) => name));
    }
    if (target.subject !== 'profile') continue;
    const shown = await em.execute<{ name: string }[]>(
      `select unnest(images) as name from portfolio_projects where creator_id = ?
         union all select video ->> 'still' from portfolio_projects, jsonb_array_elements(videos) video
           where creator_id = ? and video ->> 'still' is not null
         union all select picture from network_posts where creator_id = ?`,
      [target.id, target.id, target.id],
    );
    photos.push(...shown.map(({ name }) => name));
  }
  if (files.length + photos.length === 0) return;
  await em.execute(`select add_job('deleteBytes', ?::json)`, [JSON.stringify({ files, photos })]);
}

/** Returns the given file names that no row refers to. */
export async function unnamed(
  em: SqlEntityManager,
  { files, photos }: { readonly files: readonly string[]; readonly photos: readonly string[] },
): Promise<{ files: string[]; photos: string[] }> {
  const without = async (names: readonly string[], taken: string) => {
    const rows = await em.execute<{ name: string }[]>(
      `select name from unnest(string_to_array(?, ',')) name where not exists (${taken})`,
      [names.join(',')],
    );
    return rows.map(({ name }) => name);
  };
  return {
    files: await without(files, 'select from files where sha256 = name'),
    photos: await without(photos, pictureUsesSql),
  };
}
