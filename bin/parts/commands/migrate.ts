import { findDatabase } from '../database';
import { ownSettings } from '../settings';
import type { Execute } from './command';

export const migrateDatabase: Execute = async (_, life) => {
  const url = await findDatabase(ownSettings(), life);
  const { beginContents, migrate } = await import('@elenco/db');
  await migrate(url);
  await beginContents(url);
  console.log('The database is up to date');
  return true;
};
