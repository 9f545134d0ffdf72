import type { Command } from './command';

/** Every command of `bin/elenco.ts`, in the order of its help text. */
export const commands: Readonly<Record<string, Command>> = {
  backup: {
    summary:
      'Writes database, files and photos to a new folder in a folder or bucket, while the system is in use.',
    usage: '<folder or s3://bucket/folder>',
    load: async () => (await import('./backup')).backup,
  },
  verify: {
    summary: 'Compares every file of a backup with its manifest.',
    usage: '<backup>',
    load: async () => (await import('./verify')).verify,
  },
  restore: {
    summary:
      'Restores a backup into an empty database, or replaces its content; repeats erasures made since the backup.',
    usage: '<backup> [--replace] [--erasures <file or later backup>]...',
    load: async () => (await import('./restore')).restore,
  },
  erasures: {
    summary: 'Prints the list of completed erasures, for `restore --erasures`.',
    usage: '',
    load: async () => (await import('./erasures')).erasures,
  },
  doctor: {
    summary: 'Checks settings, database, storage, mail, clock and keys, and says what to do.',
    usage: '',
    load: async () => (await import('./doctor')).doctor,
  },
  migrate: {
    summary: 'Migrates the database; a new one gets its initial contents.',
    usage: '',
    load: async () => (await import('./migrate')).migrateDatabase,
  },
  'verify-audit': {
    summary:
      'Verifies the audit log, and prints the ends of its chains; <heads> are those of an earlier run.',
    usage: '[<heads>]',
    load: async () => (await import('./verifyAudit')).verifyAuditLog,
  },
  reseal: {
    summary: 'Encrypts secrets of former keys again with the newest key of ELENCO_SECRETS_KEY.',
    usage: '',
    load: async () => (await import('./reseal')).reseal,
  },
  import: {
    summary: 'Imports external profiles from CSV or NDJSON (also gzip); resumes after an interruption.',
    usage: '<file> --source <who made it> --of <date of its data, YYYY-MM-DD>',
    load: async () => (await import('./importProfiles')).importProfiles,
  },
  'spread-search': {
    summary: 'Distributes the search index over ELENCO_SEARCH_SERVERS, or moves it back if there are none.',
    usage: '',
    load: async () => (await import('./spreadSearch')).spreadIndex,
  },
};
