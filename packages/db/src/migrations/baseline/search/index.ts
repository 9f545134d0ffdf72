import { functions } from './functions';
import { tables } from './tables';
import { views } from './views';

/**
 * The search index of all creators, in its own schema. All its data is derived, so it can be rebuilt at any
 * time.
 */
export const search = [
  'create extension if not exists fuzzystrmatch',
  'create schema search',
  ...functions,
  ...views,
  ...tables,
];
