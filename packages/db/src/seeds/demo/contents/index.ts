import type { Actor } from '@elenco/core';
import type { Database } from '../../../database';
import { beginContents } from '../../contents/begin';
import { putAside, putContents } from '../../contents/write';
import type { People } from '../../people';
import { cases } from './cases';
import { posts, unfinishedPost } from './posts';
import { clients, testimonials } from './voices';

/** Publishes the initial contents and those that staff have added. Returns the editor. */
export async function publishContents(database: Database, people: People, now: string): Promise<Actor> {
  await beginContents(database.url, now);
  const editor: Actor = await people.staff('Lívia Prado', 'content@elenco.example', ['content']);
  await putContents(database, editor, [...cases, ...testimonials, ...clients, ...posts], now);
  await putAside(database, editor, unfinishedPost, now);
  return editor;
}
