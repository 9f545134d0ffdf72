import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lastRun, recorded } from '.';

const dataDir = mkdtempSync(join(tmpdir(), 'elenco-runs-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

it('returns null before the first run of a program', async () => {
  expect(await lastRun(dataDir, 'backup')).toBeNull();
});

it('keeps the time of a program’s last successful run if a later run fails or throws', async () => {
  expect(await recorded(dataDir, 'backup', async () => true)).toBe(true);
  const good = await lastRun(dataDir, 'backup');
  expect(good).toMatchObject({ ok: true, lastOkAt: good?.at });
  expect(await recorded(dataDir, 'backup', async () => false)).toBe(false);
  expect(await lastRun(dataDir, 'backup')).toMatchObject({ ok: false, lastOkAt: good?.at });
  await expect(recorded(dataDir, 'backup', () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(await lastRun(dataDir, 'backup')).toMatchObject({ ok: false, lastOkAt: good?.at });
  expect(await lastRun(dataDir, 'verify-audit')).toBeNull();
});

it('returns null if the record of the last run is damaged', async () => {
  mkdirSync(join(dataDir, 'runs'), { recursive: true });
  writeFileSync(join(dataDir, 'runs/verify-audit.json'), '{"at":');
  expect(await lastRun(dataDir, 'verify-audit')).toBeNull();
});
