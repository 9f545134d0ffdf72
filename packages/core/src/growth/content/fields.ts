import { z } from 'zod';
import type { FieldError } from '../../kit';
import { PHOTO } from '../../people';

/** A text in both languages. Drafts need only Portuguese; publishing requires both. */
export interface Bilingual {
  readonly pt: string;
  readonly en: string;
}
const languages = ['pt', 'en'] as const;
export type ContentLanguage = (typeof languages)[number];

/**
 * A picture: an uploaded one, identified by the SHA-256 of its content, or one of our drawings, identified by
 * its name.
 */
export interface ContentPicture<Text = Bilingual> {
  readonly name: string;
  /** Alternative text, for users who cannot see the picture. */
  readonly alt: Text;
  readonly width: number;
  readonly height: number;
}

/** Type of a field of a content item. `needed` is true if publishing requires a value. */
export type ContentField =
  /** Short text, in both languages. */
  | { readonly type: 'words'; readonly max: number; readonly needed: boolean }
  /** Long text in Markdown, in both languages. */
  | { readonly type: 'long'; readonly max: number; readonly needed: boolean }
  /** The same text in both languages, such as a name. */
  | { readonly type: 'plain'; readonly max: number; readonly needed: boolean }
  /** A path of the portal, or an https URL of another site. */
  | { readonly type: 'link'; readonly needed: boolean }
  | { readonly type: 'picture'; readonly needed: boolean }
  /** Short items, such as bullet points, in both languages. */
  | { readonly type: 'points'; readonly max: number; readonly many: number; readonly needed: boolean }
  | { readonly type: 'number'; readonly from: number; readonly to: number; readonly needed: boolean }
  | { readonly type: 'choice'; readonly of: readonly [string, ...string[]]; readonly needed: boolean };

type Value<F, Text, Picture> = F extends { type: 'words' | 'long' }
  ? Text
  : F extends { type: 'plain' | 'link' }
    ? string
    : F extends { type: 'picture' }
      ? Picture | null
      : F extends { type: 'points' }
        ? readonly Text[]
        : F extends { type: 'number' }
          ? number | null
          : F extends { type: 'choice'; of: infer Of extends readonly string[] }
            ? Of[number]
            : never;
/** Value as it is stored. */
export type StoredValue<F> = Value<F, Bilingual, ContentPicture>;
/** Value in one language, as pages show it. */
export type ReadValue<F> = Value<F, string, ContentPicture<string>>;

/** Matches names of our drawings. The name of a photograph has 64 digits, so it never matches. */
export const DRAWING = /^[a-z][a-z0-9-]{2,39}$/;
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'too_long')
    .refine((value) => !/[\0\p{Cs}]/u.test(value), 'invalid_format');
const both = (max: number) => z.strictObject({ pt: text(max), en: text(max).default('') });
const OWN_PATH = /^\/(?![/\\])[^\s\\]{0,300}$/;

/** True if content may link to a value: a path of the portal, or an https URL of another site. */
export function isContentLink(value: string): boolean {
  if (OWN_PATH.test(value)) return true;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.');
}

const pictureShape = z.strictObject({
  name: z.string().refine((name) => PHOTO.test(name) || DRAWING.test(name), 'invalid_format'),
  alt: both(200),
  width: z.int().min(1, 'too_small').max(4_000, 'too_big'),
  height: z.int().min(1, 'too_small').max(4_000, 'too_big'),
});

/** Returns the schema of a field in a draft, where every field may be empty. */
export function schemaOf(field: ContentField): z.ZodType {
  switch (field.type) {
    case 'words':
    case 'long':
      return both(field.max).default({ pt: '', en: '' });
    case 'plain':
      return text(field.max).default('');
    case 'link':
      return text(500)
        .refine((value) => value === '' || isContentLink(value), 'invalid_address')
        .default('');
    case 'picture':
      return pictureShape.nullable().default(null);
    case 'points':
      return z.array(both(field.max)).max(field.many, 'too_many').default([]);
    case 'number':
      return z.int().min(field.from, 'too_small').max(field.to, 'too_big').nullable().default(null);
    case 'choice':
      return z.enum(field.of).default(field.of[0]);
  }
}

const missing = (pointer: string): FieldError => ({ pointer, code: 'required' });

/**
 * Returns the errors of a text that lacks one of the languages; with `needed`, also those of an empty text.
 */
function translationErrors(value: Bilingual, needed: boolean, pointer: string): FieldError[] {
  const empty = languages.filter((language) => value[language] === '');
  if (empty.length === 2 && !needed) return [];
  return empty.map((language) => missing(`${pointer}/${language}`));
}

/** Returns the errors that prevent the publication of a valid draft value. */
export function publicationErrors(field: ContentField, value: unknown, pointer: string): FieldError[] {
  switch (field.type) {
    case 'words':
    case 'long':
      return translationErrors(value as Bilingual, field.needed, pointer);
    case 'points': {
      const points = value as readonly Bilingual[];
      if (field.needed && points.length === 0) return [missing(pointer)];
      return points.flatMap((point, n) => translationErrors(point, true, `${pointer}/${n}`));
    }
    case 'picture': {
      const picture = value as ContentPicture | null;
      if (picture) return translationErrors(picture.alt, true, `${pointer}/alt`);
      return field.needed ? [missing(pointer)] : [];
    }
    default:
      return field.needed && (value === '' || value === null) ? [missing(pointer)] : [];
  }
}

/** Returns the value of a field in one language. */
export function inLanguage(field: ContentField, value: unknown, language: ContentLanguage): unknown {
  switch (field.type) {
    case 'words':
    case 'long':
      return (value as Bilingual)[language];
    case 'points':
      return (value as readonly Bilingual[]).map((point) => point[language]);
    case 'picture': {
      const picture = value as ContentPicture | null;
      return picture && { ...picture, alt: picture.alt[language] };
    }
    default:
      return value;
  }
}

/** Returns the path of a picture. The picture at a path never changes. */
export const contentPicturePath = (name: string): string =>
  PHOTO.test(name) ? `/photos/${name}.webp` : `/drawings/${name}.svg`;
