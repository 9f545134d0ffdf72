import { writeNote } from '@elenco/core';
import { expect, it } from 'vitest';
import { creatorIdOf, gather, invite } from '../support/cast';
import { testDatabase } from '../support/testDatabase';

const { database, client } = await testDatabase({ poolMax: 2 });
const cast = await gather(database);
const creator = cast.creators[0] as { readonly userId: number };
const creatorId = creatorIdOf(cast.creators[0]!);

it('shows notes about a creator or the creator’s user on the timelines of the creator and of the user', async () => {
  const by = { actor: cast.curator, now: cast.clock.now };
  await database.perform(writeNote, { creatorId, body: 'Prefere áudio.' }, by);
  await database.perform(writeNote, { userId: creator.userId, body: 'Mudou de telefone.' }, by);
  for (const subject of [{ creatorId }, { userId: creator.userId }]) {
    const seen = await database.office.timelineOf(cast.curator, subject, '2030-01-01T00:00:00.000Z');
    const notes = seen.filter(({ kind }) => kind === 'note').map(({ text }) => text);
    expect(notes.sort()).toEqual(['Mudou de telefone.', 'Prefere áudio.']);
  }
});

it('shows on the timeline of a creator’s user the moves that other users made on the creator’s records', async () => {
  await invite(cast);
  const seen = await database.office.timelineOf(
    cast.curator,
    { userId: creator.userId },
    '2030-01-01T00:00:00.000Z',
  );
  expect(seen).toContainEqual(expect.objectContaining({ kind: 'move', resource: 'proposals' }));
});

it('lists people in the command palette before newer records that contain their names', async () => {
  const { briefingId } = await invite(cast);
  const [{ name } = { name: '' }] = (
    await client.query<{ name: string }>('select name from creators where id = $1', [creatorId])
  ).rows;
  await client.query(
    `update briefings set title = $2, updated_at = updated_at + interval '1 day' where id = $1`,
    [briefingId, name],
  );
  const found = (await database.office.jump(cast.curator, name, cast.clock.now)).map(
    ({ resource }) => resource,
  );
  expect(found.slice(0, 2).sort()).toEqual(['creators', 'users']);
  expect(found).toContain('briefings');
});
