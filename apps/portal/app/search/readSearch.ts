import { readQuery, writeQuery } from '@elenco/core/discovery';
import { type Locale, tags } from '../i18n/locales';

/** Parameters of the page itself, not of the search: its layout. */
const own = ['as'] as const;

/**
 * Reads a search from an address or from the fields of its form. `params` is its one address: without empty
 * fields, numbers normalized; invalid input stays as typed.
 */
export function readSearch(given: URLSearchParams, locale: Locale) {
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
