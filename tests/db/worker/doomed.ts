import { tmpdir } from 'node:os';
/** Worker process to be killed: uses the database given as argument, and prints `ready` once it runs. */
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
