import { lessonMarks, markLesson } from '@elenco/core/content';
import { z } from 'zod';
import { sending } from '../adapters/form.server';
import { notFound, type Visit } from '../adapters/visit.server';
import { translator } from '../i18n/translate.server';
import { aboutPage } from '../seo/about.server';
import { type Published, published, publishedOne } from './published.server';
import { richOf } from './rich.server';

type Visitor = Visit<'public'>;
type Paged = 'case' | 'post' | 'page' | 'lesson';

/** A page that lists contents: its own words are its title and its description. */
const listing = (visit: Visitor, kind: 'blog' | 'cases' | 'academy') => {
  const t = translator(visit.locale);
  const [title, description] = [t(`${kind}.title`, { ns: 'content' }), t(`${kind}.lead`, { ns: 'content' })];
  return aboutPage(visit, { title, description });
};

const card = <K extends Exclude<Paged, 'page'>>({ body: _, ...rest }: Published<K>) => rest;

export async function loadPosts(visit: Visitor) {
  const posts = await published(visit, 'post');
  const newestFirst = [...posts].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);
  return { posts: newestFirst.map(card<'post'>), about: listing(visit, 'blog') };
}

export async function loadCases(visit: Visitor) {
  const cases = await published(visit, 'case');
  return { cases: cases.map(card<'case'>), about: listing(visit, 'cases') };
}

/** One content with its text. @throws 404 for what is not published */
async function entry<K extends Paged>(visit: Visitor, kind: K) {
  const found = await publishedOne(visit, kind, visit.params.slug);
  if (!found) throw notFound();
  const { body, ...rest } = found as Published<Paged>;
  const picture = 'picture' in rest ? (rest.picture as Published<'post'>['picture']) : null;
  const { title, lead: description } = rest;
  return {
    /** For the title of the window. */
    title,
    content: rest as Omit<Published<K>, 'body'>,
    text: richOf(body),
    about: aboutPage(visit, { title, description, picture, type: 'article' }),
  };
}

export const loadPost = (visit: Visitor) => entry(visit, 'post');
export const loadCase = (visit: Visitor) => entry(visit, 'case');
export const loadPage = (visit: Visitor) => entry(visit, 'page');

/** Which lessons this person is done with; null for who is not signed in. */
async function doneBy({ app, actor, user }: Visitor): Promise<readonly number[] | null> {
  if (!user) return null;
  return (await app.see(lessonMarks, actor, {})).map(({ contentId }) => contentId);
}

/** The lessons in their order, and where this person goes on: at the first one that is not done. */
export async function loadAcademy(visit: Visitor) {
  const [lessons, done] = await Promise.all([published(visit, 'lesson'), doneBy(visit)]);
  const shown = lessons.map((lesson) => ({
    ...card<'lesson'>(lesson),
    done: done?.includes(lesson.id) ?? false,
  }));
  return {
    lessons: shown,
    progress: done && {
      done: shown.filter((lesson) => lesson.done).length,
      of: shown.length,
      next: shown.find((lesson) => !lesson.done) ?? null,
    },
    about: listing(visit, 'academy'),
  };
}

export async function loadLesson(visit: Visitor) {
  const [lesson, lessons, done] = await Promise.all([
    entry(visit, 'lesson'),
    published(visit, 'lesson'),
    doneBy(visit),
  ]);
  const place = lessons.findIndex(({ id }) => id === lesson.content.id);
  const next = lessons[place + 1];
  return {
    ...lesson,
    place: place + 1,
    of: lessons.length,
    next: next ? { slug: next.slug, title: next.title } : null,
    done: done?.includes(lesson.content.id) ?? null,
  };
}

const markForm = z.object({ contentId: z.coerce.number().int().positive(), done: z.stringbool() });

/** Done, or not after all. */
export const mark = sending<'public', typeof markForm>(markForm, async (given, visit, key) => {
  const { app, actor, now, ip, url } = visit;
  await app.perform(markLesson, given, { actor, now, ip, ...(key ? { key } : {}) });
  return { to: url.pathname };
});
