import { findDatabase } from '../database';
import { ownSettings } from '../settings';
import type { Execute } from './command';

export const migrateDatabase: Execute = async (_, life) => {
  const url = await findDatabase(ownSettings(), life);
  const { seedFirstContents, migrate } = await import('@elenco/db');
  await migrate(url);
  await seedFirstContents(url);
  console.log('The database is up to date');
  return true;
};
