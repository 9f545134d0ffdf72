import { z } from 'zod';
import { accept, emit, insert, refuse } from '../../../kit';
import { defineCommand, defineMove, staff } from '../actor';
import { creators } from '../creator';
import { CODE_LENGTH, codeOf, curatorCodes } from '../curator';
import { id } from '../fields';

/**
 * Makes a creator a curator. Only curation can run this command. Refuses with `already_curator` while the
 * creator has an open code.
 */
export const grantCuratorCode = defineCommand({
  name: 'curator-codes.grant',
  rest: 'Grants a creator a referral code',
  input: z.strictObject({ creatorId: id }),
  async load(find, { creatorId }) {
    // Locks the creator, so that the second of two concurrent calls sees the code of the first.
    await find.forUpdate(creators, creatorId, staff('curation'));
    return {
      open: await find.many(curatorCodes, { creatorId, status: 'open' }),
      ids: await find.ids(curatorCodes, 1),
      random: await find.random(CODE_LENGTH),
    };
  },
  decide({ rows: { open, ids, random }, input: { creatorId }, now }) {
    if (open.length > 0) return refuse('already_curator');
    const rowId = ids[0]!;
    const code = { id: rowId, creatorId, code: codeOf(random), status: 'open', statusSince: now } as const;
    return accept(
      [
        insert(curatorCodes, code),
        emit({ kind: 'curator-codes.grant', resource: curatorCodes.name, rowId, creatorId }),
      ],
      { id: rowId, code: code.code },
    );
  },
});

/**
 * Replaces a curator's code. The old code no longer works for signing up; creators who used it stay
 * attributed to the curator.
 */
export const rotateCuratorCode = defineMove(curatorCodes, 'rotate', {
  fields: {},
  also: async (find) => find.random(CODE_LENGTH),
  decide: ({ row: { creatorId }, also: random, now }) => ({
    and: [insert(curatorCodes, { creatorId, code: codeOf(random), status: 'open', statusSince: now })],
  }),
});

/**
 * Closes a curator's code. Creators who signed up with it stay attributed. Only curation can grant another
 * code.
 */
export const closeCuratorCode = defineMove(curatorCodes, 'close', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
