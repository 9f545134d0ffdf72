import { lessonMarks, markLesson } from '@elenco/core/growth';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { translator } from '../i18n/translate.server';
import { aboutPage } from '../seo/about.server';
import { type Published, published, publishedOne } from './published.server';
import { richOf } from './rich.server';

type Visitor = RequestContext<'public'>;
type Paged = 'case' | 'post' | 'page' | 'lesson';

/** Returns the title and description of a listing page. */
const listing = (ctx: Visitor, kind: 'blog' | 'cases' | 'academy') => {
  const t = translator(ctx.locale);
  const [title, description] = [
    t(`${kind}.title`, { ns: 'content' }),
    t(`${kind}.subtitle`, { ns: 'content' }),
  ];
  return aboutPage(ctx, { title, description });
};

const withoutBody = <Row extends { readonly body: unknown }>({ body: _, ...rest }: Row) => rest;
const card = <K extends Exclude<Paged, 'page'>>(row: Published<K>) => withoutBody(row);

export async function loadPosts(ctx: Visitor) {
  const posts = await published(ctx, 'post');
  const newestFirst = [...posts].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);
  return { posts: newestFirst.map(card<'post'>), about: listing(ctx, 'blog') };
}

export async function loadCases(ctx: Visitor) {
  const cases = await published(ctx, 'case');
  return { cases: cases.map(card<'case'>), about: listing(ctx, 'cases') };
}

/**
 * Loads one content item with its text.
 * @throws 404 if it is not published
 */
async function entry<K extends Paged>(ctx: Visitor, kind: K) {
  const found = await publishedOne(ctx, kind, ctx.params.slug);
  if (!found) throw notFound();
  const { body, ...rest } = found as Published<Paged>;
  const picture = 'picture' in rest ? (rest.picture as Published<'post'>['picture']) : null;
  const { title, subtitle: description } = rest;
  return {
    /** Title of the browser window. */
    title,
    content: rest as Omit<Published<K>, 'body'>,
    text: richOf(body),
    about: aboutPage(ctx, { title, description, picture, type: 'article' }),
  };
}

export const loadPost = (ctx: Visitor) => entry(ctx, 'post');
export const loadCase = (ctx: Visitor) => entry(ctx, 'case');
export const loadPage = (ctx: Visitor) => entry(ctx, 'page');

type Marked = Pick<Published<'lesson'>, 'id' | 'edition'>;

/**
 * Returns a function that returns the user's progress in a lesson: `done`, and `changed` if the lesson was
 * changed after it was done. Null for signed-out visitors.
 */
async function readingOf({ app, actor, user }: Visitor) {
  if (!user) return null;
  const marks = await app.see(lessonMarks, actor, {});
  return ({ id, edition }: Marked) => {
    const mark = marks.find(({ contentId }) => contentId === id);
    return { done: mark !== undefined, changed: mark !== undefined && mark.edition < edition };
  };
}

/** Returns each path with its lessons in order. Lessons without a path come last. */
async function partsOf(ctx: Visitor) {
  const [lessons, paths] = await Promise.all([published(ctx, 'lesson'), published(ctx, 'path')]);
  const known = new Set(paths.map(({ slug }) => slug));
  const parts = [
    ...paths.map(({ slug, title, subtitle }) => ({
      slug,
      title,
      subtitle,
      lessons: lessons.filter(({ path }) => path === slug),
    })),
    { slug: '', title: null, subtitle: null, lessons: lessons.filter(({ path }) => !known.has(path)) },
  ];
  return parts.filter((part) => part.lessons.length > 0);
}

type Reading = Awaited<ReturnType<typeof readingOf>>;

/** Returns the card of a lesson, without its text and the answer to its question. */
const lessonCard =
  (reading: Reading) =>
  ({ question: _q, answers: _a, right: _r, ...lesson }: Published<'lesson'>) => ({
    ...withoutBody(lesson),
    ...(reading?.(lesson) ?? { done: false, changed: false }),
  });

/** Loads the paths with their lessons, and the first unfinished lesson, at which the user continues. */
export async function loadAcademy(ctx: Visitor) {
  const [found, reading] = await Promise.all([partsOf(ctx), readingOf(ctx)]);
  const parts = found.map((part) => ({ ...part, lessons: part.lessons.map(lessonCard(reading)) }));
  const shown = parts.flatMap(({ lessons }) => lessons);
  return {
    parts,
    progress: reading && {
      done: shown.filter((lesson) => lesson.done).length,
      of: shown.length,
      changed: shown.filter((lesson) => lesson.changed).length,
      next: shown.find((lesson) => !lesson.done || lesson.changed) ?? null,
    },
    about: listing(ctx, 'academy'),
  };
}

/**
 * Loads one path with its lessons.
 * @throws 404 if it is not published
 */
export async function loadPath(ctx: Visitor) {
  const path = await publishedOne(ctx, 'path', ctx.params.slug);
  if (!path) throw notFound();
  const [lessons, reading] = await Promise.all([published(ctx, 'lesson'), readingOf(ctx)]);
  const { slug, title, subtitle } = path;
  return {
    title,
    part: {
      slug,
      title,
      subtitle,
      lessons: lessons.filter((lesson) => lesson.path === slug).map(lessonCard(reading)),
    },
    /** True if the user is signed in, so that progress is known. */
    counted: reading !== null,
    about: aboutPage(ctx, { title, description: subtitle }),
  };
}

export async function loadLesson(ctx: Visitor) {
  const [lesson, parts, reading] = await Promise.all([entry(ctx, 'lesson'), partsOf(ctx), readingOf(ctx)]);
  const { question, answers, right: _, ...content } = lesson.content;
  const isThis = ({ id }: { id: number }) => id === content.id;
  const part = parts.find(({ lessons }) => lessons.some(isThis));
  const beside = part?.lessons ?? [];
  const all = parts.flatMap(({ lessons }) => lessons);
  const next = all[all.findIndex(isThis) + 1];
  return {
    ...lesson,
    content,
    place: beside.findIndex(isThis) + 1,
    /** The lesson's path. */
    path: part?.title ? { slug: part.slug, title: part.title } : null,
    next: next ? { slug: next.slug, title: next.title } : null,
    /** The user's progress in the lesson; null for signed-out visitors. */
    reading: reading?.(content) ?? null,
    /** The question at the end. The browser does not receive the right answer. */
    quiz: question === '' ? null : { question, answers },
  };
}

const markForm = z.object({
  contentId: z.coerce.number().int().positive(),
  done: z.stringbool(),
  answer: z.coerce.number().int().min(1).optional(),
});

/** Marks a lesson as done or not done. */
export const mark = formHandler<'public', typeof markForm>(markForm, async (given, ctx, key) => {
  const { app, url } = ctx;
  await app.perform(markLesson, given, { ...ctx, key });
  return { to: url.pathname };
});
