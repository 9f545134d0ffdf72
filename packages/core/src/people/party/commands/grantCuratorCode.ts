import { z } from 'zod';
import { accept, emit, insert, refuse } from '../../../kit';
import { defineCommand, staff } from '../actor';
import { creators } from '../creator';
import { CODE_LENGTH, codeOf, curatorCodes } from '../curator';
import { id } from '../fields';

/** Curation makes a creator a curator. Refuses `already_curator` while a code of theirs is open. */
export const grantCuratorCode = defineCommand({
  name: 'curator-codes.grant',
  rest: true,
  input: z.strictObject({ creatorId: id }),
  async load(find, { creatorId }) {
    // Locked, so that two concurrent grants see each other.
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
