import type { Actor } from '@elenco/core';
import type { Database } from '../../../database';
import { seedFirstContents } from '../../contents/seedFirstContents';
import { putContents, saveUnpublished } from '../../contents/write';
import type { People } from '../../people';
import { cases } from './cases';
import { posts, unfinishedPost } from './posts';
import { clients, testimonials } from './voices';

/**
 * Publishes the initial contents, and additional contents like those that staff would add. Returns the actor
 * of the editor.
 */
export async function publishContents(database: Database, people: People, now: string): Promise<Actor> {
  await seedFirstContents(database.url, now);
  const editor: Actor = await people.staff('Lívia Prado', 'content@elenco.example', ['content']);
  await putContents(database, editor, [...cases, ...testimonials, ...clients, ...posts], now);
  await saveUnpublished(database, editor, unfinishedPost, now);
  return editor;
}
