import { z } from 'zod';
import { accept, emit, refuse } from '../../../kit';
import { type CuratorCode, creators, curatorCodes, defineCommand, typedCode, users } from '../../party';
import { credentials } from '../credential';
import { creatorFields, newCreator } from '../newCreator';
import { repeatSignUp } from '../signUp';

/**
 * Signs up a creator, assigned to the curator of an open code. Refuses `unknown_curator_code` at
 * `/curatorCode` for unknown and closed codes. A taken e-mail address gets the same reply as a new one.
 */
export const signUpCreator = defineCommand({
  name: 'creators.signUp',
  input: z.strictObject({
    ...creatorFields,
    /** Code as the creator typed it; empty for none. */
    curatorCode: typedCode.default(''),
  }),
  async load(find, { email, curatorCode: code }) {
    const registered = await find.lockMany(users, { email });
    return {
      codes: code === '' ? [] : await find.many(curatorCodes, { code, status: 'open' }),
      registered,
      known: await find.lockMany(credentials, { userId: registered.map(({ id }) => id) }),
      creatorIds: await find.ids(creators, 1),
      userIds: await find.ids(users, 1),
    };
  },
  decide({ rows, input, now }) {
    const reply = { email: input.email };
    const [code] = rows.codes;
    if (input.curatorCode !== '' && !code) return refuse('unknown_curator_code', '/curatorCode');
    const [registered] = rows.registered;
    if (registered) return accept(repeatSignUp(registered, rows.known[0], input, now), reply);

    const ids = { creatorId: rows.creatorIds[0]!, userId: rows.userIds[0]! };
    const source = code && { curatorId: code.creatorId, codeId: code.id };
    return accept(
      [
        ...newCreator(input, ids, source, now),
        ...(code ? [notifyCurator(code, input.publicName ?? input.name)] : []),
      ],
      reply,
    );
  },
});

const notifyCurator = ({ id, creatorId }: CuratorCode, title: string) =>
  emit({ kind: 'curator-codes.used', resource: curatorCodes.name, rowId: id, creatorId, data: { title } });
