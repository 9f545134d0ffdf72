export { Database, openDatabase } from './database';
export { hashPassword, type SignedIn } from './identity';
export { migrate } from './migrate';
export type { Circumstances } from './perform';
export { readSettings, type Settings, SettingsError } from './settings';
