import { z } from 'zod';
import { accept, emit } from '../../../kit';
import { defineCommand } from '../../../people';
import { boardMembers } from '../resource';
import { exportPurpose } from '../schema';
import { boardOwner, unsubscribed } from '../subscriber';

/** Takes the community along as a file: who did it, how many they are and what for is kept. Refuses `subscribers_only`. */
export const exportBoard = defineCommand({
  name: 'board-members.export',
  rest: true,
  input: z.strictObject({ purpose: exportPurpose }),
  async load(find, _input, { actor }) {
    const company = await boardOwner(find, actor);
    return { company, members: await find.many(boardMembers, { companyId: company.id }) };
  },
  decide({ rows: { company, members }, input: { purpose } }) {
    const closed = unsubscribed(company);
    if (closed) return closed;
    const data = { members: members.length };
    const about = { kind: 'board-members.exported', resource: 'companies', rowId: company.id };
    return accept([emit({ ...about, companyId: company.id, data, purpose })], { members: members.length });
  },
});
