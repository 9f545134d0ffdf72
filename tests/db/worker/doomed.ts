import { tmpdir } from 'node:os';
/**
 * A program that tests start as a worker process and kill. It uses the database that its arguments name, and
 * prints `ready` once the worker runs.
 */
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
