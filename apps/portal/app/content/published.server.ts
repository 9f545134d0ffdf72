import { bodyInLanguage, type Content, type ContentKind, type ReadBody } from '@elenco/core/growth';
import type { AppContext } from '../context.server';
import type { Locale } from '../i18n/locales';

/** A published content item in one language. */
export type Published<K extends ContentKind> = ReadBody<K> & {
  readonly id: number;
  readonly slug: string;
  /** Number of times the content item was published. */
  readonly edition: number;
  /** Time of the first publication; ISO instant, UTC. */
  readonly publishedAt: string;
};

/** The properties of a request's context that are needed to read content. */
export type Reader = Pick<AppContext, 'contents' | 'locale'>;

type Kinds = { readonly [K in ContentKind]?: readonly Published<K>[] };
/** Parsed contents by language. Cached while the array of contents is the latest. */
const known = new WeakMap<readonly Content[], Partial<Record<Locale, Kinds>>>();

/** Returns a content item as its page shows it. For a draft, `body` differs from the published body. */
export const shown = <K extends ContentKind>(
  kind: K,
  { id, slug, edition, publishedAt, updatedAt }: Content,
  body: Readonly<Record<string, unknown>>,
  locale: Locale,
): Published<K> => ({
  ...bodyInLanguage(kind, body, locale),
  id,
  slug,
  edition,
  publishedAt: publishedAt ?? updatedAt,
});

/** Returns the published content items of a kind in order. Queries the database only after a change. */
export async function published<K extends ContentKind>(
  { contents, locale }: Reader,
  kind: K,
): Promise<readonly Published<K>[]> {
  const { rows } = await contents.read();
  const languages = known.get(rows) ?? {};
  known.set(rows, languages);
  const kinds = languages[locale] ?? {};
  languages[locale] = kinds;
  const found = kinds[kind] as readonly Published<K>[] | undefined;
  if (found) return found;
  const made = rows.flatMap((row) =>
    row.kind === kind && row.published ? [shown(kind, row, row.published, locale)] : [],
  );
  Object.assign(kinds, { [kind]: made });
  return made;
}

/** Returns one content item of a kind by its slug; undefined if there is none. */
export async function publishedOne<K extends ContentKind>(
  reader: Reader,
  kind: K,
  slug: string | undefined,
): Promise<Published<K> | undefined> {
  return (await published(reader, kind)).find((one) => one.slug === slug);
}
