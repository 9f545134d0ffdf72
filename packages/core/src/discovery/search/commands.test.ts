import { describe, expect, it } from 'vitest';
import {
  accepted,
  anImport,
  brandOwner,
  curator,
  inserted,
  NOW,
  patchOf,
  refusedWith,
  type Store,
  supporter,
  theOwner,
} from '../../testing';
import { cancelImport, startImport } from './commands';
import type { ImportPhase } from './import';

describe('starting an import of profiles', () => {
  const file = { sha256: 'd'.repeat(64), fileName: 'perfis.csv.gz', source: 'Catálogo', sourceAt: NOW };
  const store = { imports: [anImport()] };

  it('queues the import for a worker and stores who started it', async () => {
    for (const actor of [curator, theOwner]) {
      const { changes, reply } = await accepted(startImport, file, { actor, store });
      expect(inserted(changes, 'imports')).toMatchObject({
        ...file,
        phase: 'waiting',
        lines: 0,
        readBp: 0,
        createdById: actor.userId,
      });
      expect(reply).toMatchObject({ known: false });
    }
  });

  it('does not read a file with known content again', async () => {
    const again = { ...file, sha256: anImport().sha256 };
    const { changes, reply } = await accepted(startImport, again, { actor: curator, store });
    expect([changes, reply]).toEqual([[], { id: anImport().id, known: true }]);
  });

  it('continues a cancelled import', async () => {
    const cancelled = { imports: [anImport({ phase: 'cancelled' })] };
    const again = { ...file, sha256: anImport().sha256 };
    const { changes } = await accepted(startImport, again, { actor: curator, store: cancelled });
    expect(patchOf(changes, 'imports')).toMatchObject({ phase: 'waiting', finishedAt: null });
  });

  describe('the import of a file that is being cancelled', () => {
    const again = { ...file, sha256: anImport().sha256 };
    const since = (minutes: number): Store => {
      const updatedAt = new Date(Date.parse(NOW) - minutes * 60_000).toISOString();
      return { imports: [anImport({ phase: 'cancelling', finishedAt: null, updatedAt })] };
    };

    it('is refused because the upload would be lost', async () => {
      expect(await refusedWith(startImport, again, { actor: curator, store: since(359) })).toEqual([
        'import_ending /file',
      ]);
    });

    it('continues if the cancellation has made no progress for hours', async () => {
      const { changes } = await accepted(startImport, again, { actor: curator, store: since(361) });
      expect(patchOf(changes, 'imports')).toMatchObject({ phase: 'waiting' });
    });
  });

  it('continues a failed import', async () => {
    const failed = { imports: [anImport({ phase: 'failed', failure: 'interrupted', finishedAt: null })] };
    const again = { ...file, sha256: anImport().sha256 };
    const { changes } = await accepted(startImport, again, { actor: curator, store: failed });
    expect(patchOf(changes, 'imports')).toEqual({ phase: 'waiting', failure: null, finishedAt: null });
  });

  it.each([
    [
      'resumes an import that was started on the server and has made no progress for six hours',
      361,
      null,
      ['waiting'],
    ],
    ['does not touch an import whose index may still be built', 359, null, []],
    ['resumes an import whose worker has made no progress for six hours', 361, curator.userId, ['waiting']],
    ['does not touch an import that a worker is reading', 359, curator.userId, []],
  ])('resumes only an import that has stopped: %s', async (_, minutes, createdById, phases) => {
    const updatedAt = new Date(Date.parse(NOW) - minutes * 60_000).toISOString();
    const reading = anImport({ phase: 'reading', finishedAt: null, updatedAt, createdById });
    const again = { ...file, sha256: reading.sha256 };
    const { changes } = await accepted(startImport, again, { actor: curator, store: { imports: [reading] } });
    expect(changes.map((change) => 'patch' in change && change.patch.phase)).toEqual(phases);
  });

  it.each([
    ['with a date in the future', { sourceAt: '2026-11-22T12:00:00.000Z' }, ['in_the_future /sourceAt']],
    ['of a different file type', { fileName: 'perfis.pdf' }, ['not_profiles /fileName']],
    ['with a folder in its name', { fileName: '../perfis.csv' }, ['not_profiles /fileName']],
  ])('refuses a file %s', async (_, more, why) => {
    expect(await refusedWith(startImport, { ...file, ...more }, { actor: curator, store })).toEqual(why);
  });

  it.each([
    ['support', supporter],
    ['a brand', brandOwner],
  ])('is refused for %s', async (_, actor) => {
    expect(await refusedWith(startImport, file, { actor, store })).toEqual(['not_allowed']);
  });
});

describe('cancelling an import of profiles', () => {
  const input = { id: anImport().id };
  const inPhase = (phase: ImportPhase) => ({
    imports: [
      anImport({
        phase,
        finishedAt: phase === 'done' || phase === 'cancelled' ? anImport().finishedAt : null,
        failure: phase === 'failed' ? 'interrupted' : null,
      }),
    ],
  });

  it.each(['waiting', 'reading'] as const)('cancels an import that is %s', async (phase) => {
    for (const actor of [curator, theOwner]) {
      const { changes } = await accepted(cancelImport, input, { actor, store: inPhase(phase) });
      expect(patchOf(changes, 'imports')).toEqual({ phase: 'cancelling' });
    }
  });

  it.each(['cancelling', 'cancelled'] as const)('changes nothing for an import that is %s', async (phase) => {
    const { changes, reply } = await accepted(cancelImport, input, { actor: curator, store: inPhase(phase) });
    expect([changes, reply]).toEqual([[], input]);
  });

  it.each(['indexing', 'done', 'failed'] as const)('refuses an import that is %s', async (phase) => {
    expect(await refusedWith(cancelImport, input, { actor: curator, store: inPhase(phase) })).toEqual([
      'import_read',
    ]);
  });

  it.each([
    ['support', supporter],
    ['a brand', brandOwner],
  ])('returns not_found for %s', async (_, actor) => {
    expect(await refusedWith(cancelImport, input, { actor, store: inPhase('reading') })).toEqual([
      'not_found',
    ]);
  });
});
