import { readQuery, writeQuery } from '@elenco/core/discovery';
import { type Locale, tags } from '../i18n/locales';

/** Query parameter with the phrases of a sentence that are neither filters nor search terms. */
export const UNREAD = 'unread';

/** Query parameter of the search button, which converts the text as a sentence to filters. */
export const UNDERSTAND = 'understand';

/** Query parameter with the last sentence that became filters. It stays in the search box for editing. */
export const SENTENCE = 'sentence';

/** Field with the search terms while the box shows the sentence; never a query parameter. */
export const KEPT_WORDS = 'words';

/** Query parameter with the creator in the quick view. */
export const QUICK = 'quick';

/** Parameters that concern the page and not the search. */
const own = ['as', UNREAD, UNDERSTAND, SENTENCE, QUICK] as const;

/**
 * Reads a search from a query string or a submitted form. `params` is its normalized query string: without
 * empty fields, with normalized numbers. Invalid input stays as typed.
 */
export function readSearch(fields: URLSearchParams, locale: Locale) {
  const given = withoutSentenceInBox(fields);
  const { query, errors } = readQuery(given, { own, locale: tags[locale] });
  if (errors.length > 0) {
    return { query, errors, params: new URLSearchParams([...given].filter(([, value]) => value !== '')) };
  }
  const params = writeQuery(query);
  for (const name of own) {
    const value = given.get(name);
    if (value) params.set(name, value);
  }
  return { query, errors, params };
}

/**
 * Replaces the sentence with the search terms if the box still shows it and it was not submitted again. An
 * edited sentence is searched as terms.
 */
function withoutSentenceInBox(fields: URLSearchParams): URLSearchParams {
  const words = fields.get(KEPT_WORDS);
  const given = new URLSearchParams(fields);
  given.delete(KEPT_WORDS);
  const isSent = given.has(UNDERSTAND);
  if (words !== null && !isSent && given.get('q') === given.get(SENTENCE)) given.set('q', words);
  else if (words !== null || isSent) given.delete(SENTENCE);
  return given;
}
