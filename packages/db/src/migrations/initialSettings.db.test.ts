import {
  INITIAL_DAY,
  isInitial,
  rowInForce,
  type Setting,
  type SettingKey,
  settingKeys,
  settingOn,
  settings,
} from '@elenco/core/platform';
import { initialValues } from '@elenco/core/testing';
import { type FreshDatabase, freshDatabase, onServer } from '@elenco/tests/support/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database';
import { openMigrations } from '../kernel/migrate';

let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase(fresh.url);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const run = (sql: string) => onServer((client) => client.query(sql), fresh.url);
const rows = () => database.see(settings, { role: 'system' }, {});

describe('a new installation', () => {
  it('has a value for each setting from the first day', async () => {
    const kept = await rows();
    const missing = settingKeys.filter((key) => !rowInForce(kept, key, INITIAL_DAY));
    expect(
      missing,
      'Settings without an initial value. Insert it in the migration that adds the setting: this.addSql(insertInitialSettings({ key: value })), see "A setting" in CONTRIBUTING.md.',
    ).toEqual([]);
  });

  it('has the initial values that tests expect', async () => {
    const found = (await rows()).map(({ key, value }) => [key, value]);
    expect(Object.fromEntries(found)).toEqual(initialValues);
  });

  it('has initial values without author and approver that cannot be withdrawn', async () => {
    for (const row of await rows()) {
      expect(row).toMatchObject({ validFrom: INITIAL_DAY, authorId: null, approvedById: null });
    }
    await expect(run('update settings set withdrawn_at = now()')).rejects.toMatchObject({
      constraint: 'settings_withdrawn_before_check',
    });
  });
});

describe('an installation with settings from before the migration of initial values', () => {
  const migrator = async (work: 'up' | 'down') => {
    const orm = await openMigrations(fresh.url);
    try {
      if (work === 'up') await orm.migrator.up();
      else await orm.migrator.down({ to: 'Migration20261221_partial_payments' });
    } finally {
      await orm.close();
    }
  };
  /**
   * Returns the value that applied before the migration. If there was no row for a day, the value in the code
   * applied.
   */
  const valueBefore = (kept: readonly Setting[], key: SettingKey, day: string) =>
    rowInForce(kept, key, day)?.value ?? initialValues[key];
  const days = [
    INITIAL_DAY,
    '2026-02-28',
    '2026-03-01',
    '2026-05-31',
    '2026-06-01',
    '2026-09-01',
    '2026-11-21',
  ];
  const valuesBy = (valueOn: (key: SettingKey, day: string) => number) =>
    settingKeys.map((key) => [key, ...days.map((day) => valueOn(key, day))]);

  it('keeps the value that each setting had on each day', async () => {
    await migrator('down');
    expect(await rows()).toEqual([]);
    await run(`insert into settings (created_at, updated_at, key, value, valid_from, approved_at, withdrawn_at) values
      (now(), now(), 'fee_bp', 1600, '2026-03-01', '2026-02-01', null),
      (now(), now(), 'fee_bp', 1800, '2026-06-01', '2026-02-01', null),
      (now(), now(), 'fee_bp', 1900, '2026-09-01', null, null),
      (now(), now(), 'slip_days', 20, '2026-06-01', '2026-02-01', '2026-03-01'),
      (now(), now(), 'payout_days', 25, '${INITIAL_DAY}', '1899-12-01', null),
      (now(), now(), 'matchings', 5, '${INITIAL_DAY}', null, null)`);
    const kept = await rows();
    const before = valuesBy((key, day) => valueBefore(kept, key, day));
    expect(before).toContainEqual(['fee_bp', 1500, 1500, 1600, 1600, 1800, 1800, 1800]);
    expect(before).toContainEqual(['payout_days', ...days.map(() => 25)]);

    await migrator('up');
    const all = await rows();
    expect(valuesBy((key, day) => settingOn(all, key, day))).toEqual(before);
    expect(all.filter((row) => row.key === 'payout_days')).toHaveLength(1);
    expect(all.filter(isInitial)).toHaveLength(settingKeys.length + 1);
  });
});
