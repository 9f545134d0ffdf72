import { z } from 'zod';
import { accept, update } from '../../../kit';
import { defineCommand, id, ofCompany, userIdOf } from '../../../people';
import { boardMembers } from '../resource';
import { verdict } from '../schema';

/** Says what oneself thinks of a member; null takes it back. Each colleague has one. */
export const judgeMember = defineCommand({
  name: 'board-members.judge',
  rest: true,
  input: z.strictObject({ id, verdict: verdict.nullable() }),
  load: (find, input) => find.forUpdate(boardMembers, input.id, ofCompany),
  decide({ rows: member, input, actor }) {
    const userId = userIdOf(actor) ?? 0;
    const others = member.verdicts.filter((one) => one.userId !== userId);
    const own = input.verdict === null ? [] : [{ userId, verdict: input.verdict }];
    return accept([update(boardMembers, member.id, { verdicts: [...others, ...own] })], { id: member.id });
  },
});
