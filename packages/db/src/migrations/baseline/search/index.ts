import { functions } from './functions';
import { tables } from './tables';
import { views } from './views';

/**
 * The search index of all creators, in its own schema: it contains no original data and can be rebuilt at any
 * time.
 */
export const search = [
  'create extension if not exists fuzzystrmatch',
  'create schema search',
  ...functions,
  ...views,
  ...tables,
];
