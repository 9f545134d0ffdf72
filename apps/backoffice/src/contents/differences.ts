import { type AnyBody, type Bilingual, type ContentKind, fieldsOf } from '@elenco/core/growth';

export interface Difference {
  readonly field: string;
  /** Language of the text; empty if the field has no translations. */
  readonly language: 'pt' | 'en' | '';
  readonly from: string;
  readonly to: string;
}

const isBilingual = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && 'pt' in value && 'en' in value;

const display = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value, null, 1)
      : String(value);

/** Returns the differences between two bodies, by field and language. */
export const differences = (kind: ContentKind, before: AnyBody, after: AnyBody): Difference[] =>
  fieldsOf(kind).flatMap(([field]): Difference[] => {
    const [from, to] = [before[field], after[field]];
    if (isBilingual(from) && isBilingual(to)) {
      return (['pt', 'en'] as const).flatMap((language) =>
        from[language] === to[language] ? [] : [{ field, language, from: from[language], to: to[language] }],
      );
    }
    return display(from) === display(to)
      ? []
      : [{ field, language: '', from: display(from), to: display(to) }];
  });
