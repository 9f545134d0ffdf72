import {
  type Actor,
  type BodyOf,
  type ContentKind,
  contents,
  draftContent,
  publishContentItem,
  withdrawContent,
} from '@elenco/core';
import type { Database } from '../../database';

type Drafted<K extends ContentKind> = {
  readonly kind: K;
  readonly slug: string;
  readonly draft: Partial<BodyOf<K>>;
};
/** A piece of content for the public pages, as written in code. */
export type ContentDraft = { [K in ContentKind]: Drafted<K> }[ContentKind];

/**
 * Returns a picture that the platform provides, by its name `cast-<people>-<seed>`. All these drawings have
 * the same size.
 */
export const platformPicture = (name: string, pt: string, en: string) => ({
  name,
  alt: { pt, en },
  width: 1200,
  height: 750,
});

/** Creates and publishes contents in the order given. A second run changes nothing. */
export async function putContents(
  database: Database,
  actor: Actor,
  drafts: readonly ContentDraft[],
  now: string,
): Promise<void> {
  for (const draft of drafts) {
    const key = `first ${draft.kind} ${draft.slug}`;
    const { id } = await database.perform(draftContent, draft, { actor, now, key });
    await database.perform(publishContentItem, { id }, { actor, now, key });
  }
}

/** Creates the given content as a draft. Also withdraws the client that was published last. */
export async function saveUnpublished(database: Database, actor: Actor, draft: ContentDraft, now: string) {
  await database.perform(draftContent, draft, { actor, now });
  const [last] = await database.see(contents, actor, { kind: 'client' }, { by: 'position', down: true });
  if (last) await database.perform(withdrawContent, { id: last.id }, { actor, now });
}
