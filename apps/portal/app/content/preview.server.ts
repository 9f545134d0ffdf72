import { type ContentPicture, contents, editors, fieldsOf, inLanguage } from '@elenco/core/growth';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { richOf } from './rich.server';

/**
 * Loads a draft of any kind of content as its page would show it. Fields other than the title, summary,
 * picture and text are listed above the text.
 * @throws 404 unless the user is an editor
 */
export async function loadPreview({ app, actor, params, locale }: RequestContext<'public'>) {
  if (editors(actor).length === 0) throw notFound();
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) throw notFound();
  const { kind, draft } = await app.get(contents, actor, id);
  const read = Object.fromEntries(
    fieldsOf(kind).map(([name, field]) => [name, inLanguage(field, draft[name], locale)]),
  ) as Readonly<Record<string, unknown>>;
  const { title, subtitle, quote, body, points, picture, ...rest } = read;
  const words = [body, ...(Array.isArray(points) ? points.map((point) => `- ${point}`) : [])];
  return {
    title: String(title),
    subtitle: String(subtitle ?? quote ?? ''),
    picture: (picture ?? null) as ContentPicture<string> | null,
    above: Object.values(rest).filter(Boolean).map(String).join(' · '),
    text: richOf(words.filter(Boolean).join('\n')),
  };
}
