import { tmpdir } from 'node:os';
/** A worker over the database that is given as argument; it says when it is at work. */
import { openDatabase } from '@elenco/db';
import { startWorker } from '@elenco/worker';
import { quiet } from './processes';

const database = await openDatabase(process.argv[2] ?? '');
const settings = {
  baseUrl: 'https://elenco.example',
  smtpUrl: undefined,
  mailFrom: 'no-reply@elenco.example',
  dataDir: tmpdir(),
  secretsKey: 'a'.repeat(64),
};
await startWorker({ database, settings, log: quiet });
console.log('ready');
