import { functions } from './functions';
import { tables } from './tables';
import { views } from './views';

/**
 * The index of all creators. It is a schema of its own: nothing in it is a record, all of it is made anew from the
 * tables of record at any time.
 */
export const search = [
  'create extension if not exists fuzzystrmatch',
  'create schema search',
  ...functions,
  ...views,
  ...tables,
];
