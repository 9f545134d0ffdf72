import { isProblem } from '@elenco/core/kit';
import type { Client } from 'pg';
import type { FileStore } from '../files/fileStore';
import type { Kind } from './manifest';

const PHOTO = '[0-9a-f]{64}';

/**
 * SQL that selects the names of stored files that rows use, by kind of file. The name of an erased file is
 * all zeros.
 */
const named: Record<Kind, string> = {
  files: `select distinct sha256 as name from files where sha256 <> repeat('0', 64)`,
  photos: `select portrait as name from creators union select background from creators
    union select logo from companies union select picture from briefings
    union select unnest(images) from portfolio_projects
    union select video ->> 'still' from portfolio_projects, jsonb_array_elements(videos) video
    union select picture from network_posts
    union select found[1] from contents,
      regexp_matches(draft::text || coalesce(published::text, ''), '${PHOTO}', 'g') found
    union select found[1] from content_versions, regexp_matches(published::text, '${PHOTO}', 'g') found`,
};

/** Returns the names of the stored files that the database's rows use. */
export async function namesUsed(client: Client, kind: Kind): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from (${named[kind]}) used where name ~ '^${PHOTO}$' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Copies the named files from one store to the other, four at a time. In both stores, the name of a file is a
 * hash of its content. Returns the names of the files that `from` does not have, and of files whose content
 * in `from` no longer matches their name.
 */
export async function copyFiles(from: FileStore, to: FileStore, names: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  const left = [...names];
  const work = async (): Promise<void> => {
    for (let name = left.shift(); name; name = left.shift()) {
      if (!(await copyFile(from, to, name))) missing.push(name);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return missing.sort();
}

async function copyFile(from: FileStore, to: FileStore, name: string): Promise<boolean> {
  if (await to.has(name)) return true;
  const bytes = await openIfStored(from, name);
  if (!bytes) return false;
  const kept = await to.putStream(bytes, Number.POSITIVE_INFINITY);
  if (kept?.sha256 === name) return true;
  // The content of the file in `from` has changed, so the hash of the content no longer matches the file's
  // name. The wrong copy is deleted.
  if (kept) await to.delete(kept.sha256);
  return false;
}

/**
 * Returns the content of a file; undefined if the store does not have it.
 * @throws other errors of the store
 */
async function openIfStored(store: FileStore, name: string) {
  try {
    return await store.open(name);
  } catch (error) {
    if (isProblem(error)) throw error;
    return undefined;
  }
}
