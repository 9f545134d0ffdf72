import {
  type Actor,
  type BodyOf,
  type ContentKind,
  contents,
  draftContent,
  makePublic,
  withdrawContent,
} from '@elenco/core';
import type { Database } from '../../database';

type Drafted<K extends ContentKind> = {
  readonly kind: K;
  readonly slug: string;
  readonly draft: Partial<BodyOf<K>>;
};
/** Something that the public pages say, as it is put down in code. */
export type ContentDraft = { [K in ContentKind]: Drafted<K> }[ContentKind];

/** A drawing of ours, `cast-<people>-<seed>`; all have one shape. */
export const drawn = (name: string, pt: string, en: string) => ({
  name,
  alt: { pt, en },
  width: 1200,
  height: 750,
});

/** Writes them down in their order and publishes them. Said twice, it is done once. */
export async function putContents(
  database: Database,
  actor: Actor,
  drafts: readonly ContentDraft[],
  now: string,
): Promise<void> {
  for (const draft of drafts) {
    const key = `first ${draft.kind} ${draft.slug}`;
    const { id } = await database.perform(draftContent, draft, { actor, now, key });
    await database.perform(makePublic, { id }, { actor, now, key });
  }
}

/** Leaves one of each: not public yet, and public no more. */
export async function putAside(database: Database, actor: Actor, draft: ContentDraft, now: string) {
  await database.perform(draftContent, draft, { actor, now });
  const [last] = await database.see(contents, actor, { kind: 'client' }, { by: 'position', down: true });
  if (last) await database.perform(withdrawContent, { id: last.id }, { actor, now });
}
