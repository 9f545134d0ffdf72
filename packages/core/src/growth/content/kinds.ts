import { z } from 'zod';
import type { FieldError } from '../../kit';
import {
  type ContentField,
  type ContentLanguage,
  inLanguage,
  publicationErrors,
  type ReadValue,
  type StoredValue,
  schemaOf,
} from './fields';
import { quizErrors } from './quiz';

const words = (max: number, needed = true) => ({ type: 'words', max, needed }) as const;
const long = (needed = true) => ({ type: 'long', max: 20_000, needed }) as const;
const plain = (max: number, needed = true) => ({ type: 'plain', max, needed }) as const;
const link = (needed: boolean) => ({ type: 'link', needed }) as const;
const picture = (needed: boolean) => ({ type: 'picture', needed }) as const;
const choice = <const Of extends readonly [string, ...string[]]>(...of: Of) =>
  ({ type: 'choice', of, needed: true }) as const;

/** Maximum number of answers per question of a lesson. */
const MAX_ANSWERS = 5;

/**
 * All content of the public pages that staff can edit, by kind. The fields of a kind define the form in the
 * back office, the draft, the requirements for publishing, and the data that pages read. `page` is the base
 * path for kinds whose content items have pages of their own. Every kind has a `title`, which tables show.
 */
export const contentKinds = {
  /** Main picture of the home page, with its author. */
  banner: {
    page: null,
    fields: { title: words(70), subtitle: words(220), picture: picture(true), author: plain(60) },
  },
  case: {
    page: '/cases',
    fields: {
      title: words(90),
      subtitle: words(240),
      brand: plain(60),
      result: words(60, false),
      picture: picture(true),
      body: long(),
      link: link(false),
    },
  },
  testimonial: {
    page: null,
    fields: {
      title: plain(60),
      role: words(80),
      quote: words(320),
      side: choice('brand', 'creator'),
      picture: picture(false),
    },
  },
  /** A specialty on the home page. */
  tag: { page: null, fields: { title: words(40), link: link(false) } },
  client: { page: null, fields: { title: plain(60), picture: picture(false), link: link(false) } },
  page: { page: '/p', fields: { title: words(90), subtitle: words(240), body: long() } },
  /** A link in the header or footer of the home page. */
  link: {
    page: null,
    fields: {
      title: words(30),
      link: link(true),
      place: choice('both', 'brand', 'creator', 'footer'),
    },
  },
  /** A sequence of lessons. */
  path: { page: '/academy/path', fields: { title: words(90), subtitle: words(240) } },
  lesson: {
    page: '/academy',
    fields: {
      title: words(90),
      subtitle: words(240),
      /** Slug of the learning path; empty if the lesson belongs to none. */
      path: plain(80, false),
      minutes: { type: 'number', from: 1, to: 120, needed: true },
      picture: picture(false),
      body: long(),
      /** Optional question at the end, with its answers and the number of the right one. */
      question: words(200, false),
      answers: { type: 'points', max: 160, many: MAX_ANSWERS, needed: false },
      right: { type: 'number', from: 1, to: MAX_ANSWERS, needed: false },
    },
  },
  /** Marketing text of a plan. Its price and limits are settings. */
  plan: {
    page: null,
    fields: {
      title: words(40),
      subtitle: words(160),
      points: { type: 'points', max: 120, many: 10, needed: true },
      action: words(40),
    },
  },
  post: {
    page: '/blog',
    fields: {
      title: words(90),
      subtitle: words(240),
      author: plain(60),
      picture: picture(false),
      body: long(),
    },
  },
} as const satisfies Record<string, Kind>;

interface Kind {
  readonly page: string | null;
  readonly fields: { readonly title: ContentField; readonly [name: string]: ContentField };
}

export type ContentKind = keyof typeof contentKinds;
export const contentKind = z.enum(Object.keys(contentKinds) as [ContentKind, ...ContentKind[]]);
type FieldsOf<K extends ContentKind> = (typeof contentKinds)[K]['fields'];
/** Body of a content item of this kind, with texts in both languages. */
export type BodyOf<K extends ContentKind> = { [Name in keyof FieldsOf<K>]: StoredValue<FieldsOf<K>[Name]> };
/** Body of a content item of this kind, with texts in one language. */
export type ReadBody<K extends ContentKind> = { [Name in keyof FieldsOf<K>]: ReadValue<FieldsOf<K>[Name]> };
export type AnyBody = Readonly<Record<string, unknown>>;

/** Returns a kind's fields in form order. */
export const fieldsOf = (kind: ContentKind): [string, ContentField][] =>
  Object.entries(contentKinds[kind].fields as Kind['fields']);

const shapes = new Map<ContentKind, z.ZodObject>();

/** Returns the schema of a draft of this kind. */
export function bodySchema(kind: ContentKind): z.ZodObject {
  const known = shapes.get(kind);
  if (known) return known;
  const fields = fieldsOf(kind).map(([name, field]) => [name, schemaOf(field)]);
  const made = z.strictObject(Object.fromEntries(fields));
  shapes.set(kind, made);
  return made;
}

/** Returns the errors that prevent publishing a body, at `/draft/<field>`. */
export const missingIn = (kind: ContentKind, body: AnyBody): FieldError[] => [
  ...fieldsOf(kind).flatMap(([name, field]) => publicationErrors(field, body[name], `/draft/${name}`)),
  ...(kind === 'lesson' ? quizErrors(body) : []),
];

/** Returns the body of a content item in one language. */
export const bodyInLanguage = <K extends ContentKind>(kind: K, body: AnyBody, language: ContentLanguage) =>
  Object.fromEntries(
    fieldsOf(kind).map(([name, field]) => [name, inLanguage(field, body[name], language)]),
  ) as ReadBody<K>;

/** Returns the slug of a lesson's learning path; empty if it belongs to none. */
export const pathOf = ({ path }: AnyBody): string => (typeof path === 'string' ? path : '');

/** Returns the Portuguese title, which staff see in tables. */
export function titleOf(kind: ContentKind, body: AnyBody): string {
  const { title } = contentKinds[kind].fields;
  return inLanguage(title, body.title, 'pt') as string;
}

/** True if two bodies are equal, ignoring the order of their fields. */
export const sameBody = (kind: ContentKind, a: AnyBody, b: AnyBody): boolean =>
  JSON.stringify(bodySchema(kind).parse(a)) === JSON.stringify(bodySchema(kind).parse(b));
