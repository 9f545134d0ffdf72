import { expect, it } from 'vitest';
import {
  accepted,
  anImport,
  brandOwner,
  curator,
  patchOf,
  refusedWith,
  supporter,
  theOwner,
} from '../../../testing';
import type { ImportPhase } from '../import';
import { cancelImport } from './cancelImport';

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
  expect(await refusedWith(cancelImport, input, { actor, store: inPhase('reading') })).toEqual(['not_found']);
});
