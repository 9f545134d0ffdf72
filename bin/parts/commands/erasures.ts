import { findMadeDatabase } from '../database';
import { StartError } from '../lifetime';
import { ownSettings } from '../settings';
import type { Execute } from './command';

export const erasures: Execute = async (_, life) => {
  const url = await findMadeDatabase(ownSettings(), life);
  const { readErasures } = await import('@elenco/db/backup');
  const list = await readErasures(url);
  if (!list) throw new StartError('The database has no tables yet.');
  console.log(JSON.stringify(list));
  return true;
};
