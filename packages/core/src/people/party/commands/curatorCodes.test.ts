import { describe, expect, it } from 'vitest';
import {
  aCreator,
  aCuratorCode,
  accepted,
  brandOwner,
  curator,
  FIRST_NEW_ID,
  financier,
  ids,
  NOW,
  otherCreator,
  refusedWith,
  summarize,
  theCreator,
  theOwner,
} from '../../../testing';
import { closeCuratorCode, grantCuratorCode, rotateCuratorCode } from './curatorCodes';

const open = aCuratorCode();
const closed = aCuratorCode({ status: 'closed' });
const before = { creators: [aCreator()], 'curator-codes': [closed] };
const during = { ...before, 'curator-codes': [open] };
/** The code that results from the random digits of the test store. */
const CODE = 'BBBBBBBB';
const fresh = {
  do: 'insert',
  resource: 'curator-codes',
  row: { creatorId: ids.creator, code: CODE, status: 'open', statusSince: NOW },
};

describe('the appointment of a creator as a curator', () => {
  it.each([curator, theOwner])(
    'is allowed for $duties, and creates a code and a notice to the creator',
    async (actor) => {
      const given = { actor, store: before };
      const { changes, reply } = await accepted(grantCuratorCode, { creatorId: ids.creator }, given);
      expect(changes).toMatchObject([
        { ...fresh, row: { ...fresh.row, id: FIRST_NEW_ID } },
        { do: 'emit', event: { kind: 'curator-codes.grant', creatorId: ids.creator } },
      ]);
      expect(reply).toEqual({ id: FIRST_NEW_ID, code: CODE });
    },
  );

  it('is refused if the creator already has an open code', async () => {
    const given = { actor: curator, store: during };
    expect(await refusedWith(grantCuratorCode, { creatorId: ids.creator }, given)).toEqual([
      'already_curator',
    ]);
  });

  it.each([theCreator, brandOwner, financier])('is refused for $role $duties', async (actor) => {
    const given = { actor, store: before };
    expect(await refusedWith(grantCuratorCode, { creatorId: ids.creator }, given)).toEqual(['not_found']);
  });

  it('is refused for an unknown creator', async () => {
    const given = { actor: curator, store: before };
    expect(await refusedWith(grantCuratorCode, { creatorId: 77 }, given)).toEqual(['not_found']);
  });
});

const moves = { rotate: rotateCuratorCode, close: closeCuratorCode };
const done = {
  rotate: ['move curator-codes 26 rotate', 'insert curator-codes'],
  close: ['move curator-codes 26 close'],
};

describe.each(['rotate', 'close'] as const)('permission to %s a curator’s code', (move) => {
  const command = moves[move] as unknown as typeof closeCuratorCode;

  it.each([theCreator, curator])('is granted to its curator and to curation: $role', async (actor) => {
    const { changes } = await accepted(command, { id: open.id }, { actor, store: during });
    expect(summarize(changes)).toEqual(done[move]);
  });

  it.each([otherCreator, brandOwner, financier])('is refused for $role $duties', async (actor) => {
    expect(await refusedWith(command, { id: open.id }, { actor, store: during })).toEqual(['not_found']);
  });

  it('requires an open code', async () => {
    const given = { actor: theCreator, store: before };
    expect(await refusedWith(command, { id: open.id }, given)).toEqual(['move_not_possible']);
  });
});

it('replaces a curator’s code with a new one for the same curator', async () => {
  const { changes } = await accepted(
    rotateCuratorCode,
    { id: open.id },
    { actor: theCreator, store: during },
  );
  expect(changes[1]).toEqual(fresh);
});
