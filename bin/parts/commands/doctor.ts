import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { type Settings, SettingsError } from '@elenco/db/settings';
import project from '../../../package.json' with { type: 'json' };
import { builtPortal } from '../build';
import { findMadeDatabase } from '../database';
import { ownSettings } from '../settings';
import type { Execute } from './command';

type Finding = readonly [level: 'ok' | 'warning' | 'failure', what: string, remedy?: string];
type Check = () => Promise<Finding | readonly Finding[]>;

const OLDEST_SERVER = 15;
const MAX_SKEW_MS = 2_000;
const MAX_WAIT_S = 15 * 60;
const MIN_FREE_SHARE = 0.1;

/**
 * Checks an installation. Each check reports its result separately, so that a failed check does not hide the
 * others.
 */
export const doctor: Execute = async (_, life) => {
  const settings = validSettings();
  if (!settings) return false;
  const findings: Finding[] = [
    ['ok', `Elenco ${project.version} on Node ${process.versions.node}`],
    ['ok', 'Settings are valid'],
    checkAddress(settings),
  ];
  const note = async (name: string, remedy: string, check: Check): Promise<void> => {
    const found = await check().catch((error: unknown): Finding => {
      const why = error instanceof Error ? error.message || error.name : String(error);
      return ['failure', `${name}: ${why}`, remedy];
    });
    findings.push(...((Array.isArray(found[0]) ? found : [found]) as readonly Finding[]));
  };

  await note('Data folder', 'Create ELENCO_DATA_DIR and let this user write in it.', () =>
    checkDisk(settings),
  );
  await note('File storage', 'Check ELENCO_DATA_DIR, or S3_BUCKET with its key and rights.', () =>
    checkStorage(settings),
  );
  await note('Database', 'Check DATABASE_URL, the server and its pg_hba.conf.', async () => {
    const url = await findMadeDatabase(settings, life);
    const found = await checkDatabase(url);
    if (found.some(([level]) => level === 'failure')) return found;
    return [...found, await checkSecrets(settings, url)];
  });
  await note('Mail server', 'Check SMTP_URL: address, port, user, password, TLS (smtps).', () =>
    checkMail(settings),
  );
  findings.push(
    existsSync(builtPortal)
      ? ['ok', 'The portal is built']
      : ['warning', 'The portal is not built', 'npm run build (npm start does it by itself).'],
  );
  for (const [level, what, remedy] of findings) {
    console.log(`${level.padEnd(8)} ${what}`);
    if (remedy) console.log(`${' '.repeat(8)} → ${remedy}`);
  }
  return findings.every(([level]) => level !== 'failure');
};

/** Returns the settings. If a setting is invalid, reports it and returns undefined. */
function validSettings(): Settings | undefined {
  try {
    return ownSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.log(`failure  ${error.message}`);
    return undefined;
  }
}

/**
 * Checks that the platform's postal address is set, because creators need it for the invoices (NFS-e) that
 * they issue to the platform.
 */
function checkAddress({ legal }: Settings): Finding {
  if (legal.address) return ['ok', 'The registered address is set'];
  return [
    'warning',
    'ELENCO_LEGAL_ADDRESS is not set: the data for creators’ invoices lacks the customer’s address',
    'Set it to the registered address.',
  ];
}

async function checkDisk({ dataDir }: Settings): Promise<Finding> {
  await mkdir(dataDir, { recursive: true });
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const free = `${dataDir}: ${Math.floor((bavail * bsize) / 2 ** 30)} GiB free`;
  if (bavail / blocks >= MIN_FREE_SHARE) return ['ok', free];
  return ['warning', `${free}, less than a tenth of the disk`, 'Free space or enlarge the disk.'];
}

/** Checks that the file store can be used: writes, reads and deletes a few bytes. */
async function checkStorage(settings: Settings): Promise<Finding> {
  const { storeOf } = await import('@elenco/db');
  const store = storeOf(settings, 'uploads');
  const bytes = randomBytes(64);
  const name = await store.put(bytes);
  const read = await new Response(await store.open(name)).bytes();
  await store.delete(name);
  const where = settings.s3 ? `bucket ${settings.s3.bucket}` : settings.dataDir;
  if (Buffer.compare(bytes, read) === 0) return ['ok', `Files can be written and read in ${where}`];
  return ['failure', `${where} returned other bytes than were written`, 'Check the disk or the service.'];
}

async function checkDatabase(url: string): Promise<Finding[]> {
  const { examineDatabase } = await import('@elenco/db/doctor');
  const { server, major, pending, newer, skewMs, oldestJobS } = await examineDatabase(url);
  const waited = oldestJobS === null ? 0 : Math.round(oldestJobS);
  return [
    major >= OLDEST_SERVER
      ? ['ok', `PostgreSQL ${server} answers`]
      : ['failure', `PostgreSQL ${server} is too old`, `Upgrade it to ${OLDEST_SERVER} or newer.`],
    newer.length > 0
      ? ['failure', `A newer Elenco migrated this database (${newer.join(', ')})`, 'Install that version.']
      : pending.length > 0
        ? ['failure', `${pending.length} migrations are pending`, 'npx elenco migrate']
        : ['ok', 'The schema is up to date'],
    Math.abs(skewMs) <= MAX_SKEW_MS
      ? ['ok', 'The clock agrees with the database’s']
      : ['failure', `The clock is ${Math.round(skewMs)} ms ahead of the database’s`, 'Set up NTP on both.'],
    waited <= MAX_WAIT_S
      ? ['ok', `The oldest due job has waited for ${waited} s`]
      : [
          'warning',
          `The oldest due job has waited for ${Math.round(waited / 60)} minutes`,
          'Start a worker, or add one.',
        ],
  ];
}

async function checkSecrets(settings: Settings, url: string): Promise<Finding> {
  const { openDatabase, sealOf } = await import('@elenco/db');
  const database = await openDatabase(url, { poolMax: 1, limits: settings.databaseLimits });
  try {
    const unreadable = await database.upkeep.countUnreadableSecrets(sealOf(settings));
    if (unreadable === 0) return ['ok', 'ELENCO_SECRETS_KEY decrypts all stored secrets'];
    return [
      'failure',
      `ELENCO_SECRETS_KEY does not decrypt ${unreadable} stored secrets`,
      'Add the former key behind the present one, after a comma.',
    ];
  } finally {
    await database.close();
  }
}

async function checkMail({ smtpUrl, production }: Settings): Promise<Finding> {
  if (smtpUrl) {
    const { checkMailServer } = await import('@elenco/worker/mail');
    await checkMailServer(smtpUrl);
    return ['ok', 'The mail server accepts the sign-in'];
  }
  if (!production) return ['ok', 'No mail server: e-mails are at /dev/mail'];
  return ['failure', 'No mail server is set, so no e-mail leaves', 'Set SMTP_URL.'];
}
