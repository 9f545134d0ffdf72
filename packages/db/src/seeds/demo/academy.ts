import {
  type Actor,
  type Content,
  contents,
  issueCertificate,
  markLesson,
  moveCommand,
  reviseContent,
} from '@elenco/core';
import type { Database } from '../../database';

/** Returns the lessons of a learning path in order. */
async function lessonsOf(database: Database, actor: Actor, path: string): Promise<Content[]> {
  const lessons = { kind: 'lesson', status: 'published' } as const;
  const rows = await database.see(contents, actor, lessons, { by: 'position' });
  return rows.filter(({ published }) => published?.path === path);
}

/**
 * Completes a learning path for the first creator, who gets a certificate and starts the next path. A lesson
 * of the next path is changed after the creator read it. Other creators are in the middle of a path.
 */
export async function takeLessons(
  database: Database,
  { editor, learners }: { editor: Actor; learners: readonly Actor[] },
  now: string,
): Promise<void> {
  const [begin, inOrder] = [
    await lessonsOf(database, editor, 'begin'),
    await lessonsOf(database, editor, 'in-order'),
  ];
  const done = async (actor: Actor, lessons: readonly Content[]) => {
    for (const { id, published } of lessons) {
      const answer = typeof published?.right === 'number' ? published.right : null;
      await database.perform(markLesson, { contentId: id, done: true, answer }, { actor, now });
    }
  };
  const [first, ...others] = learners;
  const [changed] = inOrder;
  if (!first || !changed) return;
  await done(first, [...begin, changed]);
  await database.perform(issueCertificate, { path: 'begin' }, { actor: first, now });
  for (const [nth, actor] of others.entries()) await done(actor, begin.slice(0, nth + 1));

  const { id, version, slug, draft } = changed;
  const by = { actor: editor, now };
  const longer = { ...draft, minutes: Number(draft.minutes) + 1 };
  await database.perform(reviseContent, { id, version, slug, draft: longer }, by);
  await database.perform(moveCommand('contents', 'publish')!, { id }, by);
}
