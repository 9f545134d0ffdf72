import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { readSettings, type Settings } from '@elenco/db/settings';
import { root } from './programs';

/**
 * Reads the settings from environment variables. Variables that are not set are read from `.env` in the
 * project's folder.
 */
export function ownSettings(): Settings {
  const file = join(root, '.env');
  if (existsSync(file)) loadEnvFile(file);
  return readSettings(process.env);
}
