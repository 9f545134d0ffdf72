import { parseArgs } from 'node:util';
import { isDay, startOfDay } from '@elenco/brazil';
import { isCancelled } from '@elenco/core';
import { findDatabase } from '../database';
import { StartError } from '../lifetime';
import { ownSettings } from '../settings';
import type { Execute } from './command';

export const importProfiles: Execute = async (args, life) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { source: { type: 'string' }, of: { type: 'string' } },
  });
  const [path] = positionals;
  const of = values.of ?? '';
  const at = new Date(isDay(of) ? startOfDay(of) : of);
  if (!path || !values.source || Number.isNaN(at.valueOf())) {
    throw new StartError(
      'Usage: npx elenco import <file> --source <who made it> --of <date of its data, YYYY-MM-DD>',
    );
  }
  const url = await findDatabase(ownSettings(), life);
  const { migrate, openDatabase } = await import('@elenco/db');
  await migrate(url);
  const database = await openDatabase(url, { poolMax: 2 });
  life.endsWith(() => database.close());
  const about = { source: values.source, sourceAt: at.toISOString() };
  const summary = ({
    lines,
    added,
    joined,
    refused,
  }: {
    lines: number;
    added: number;
    joined: number;
    refused: number;
  }) => `${lines} lines: ${added} new, ${joined} joined, ${refused} refused`;
  const done = await database.search.importFile(path, about, (progress) => console.log(summary(progress)));
  console.log(`${isCancelled(done) ? 'Cancelled' : 'Done'}. ${summary(done)}`);
  for (const { line, pointer, code } of await database.search.refusals(done.id, 50)) {
    console.log(`  line ${line}${pointer && ` ${pointer}`}: ${code}`);
  }
  return true;
};
