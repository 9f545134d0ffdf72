import { z } from 'zod';
import { accept } from '../../../kit';
import { defineCommand } from '../../../people';
import { outcomesOf } from '../preview';
import { meet, wish } from './sendInvitations';

/** What sending would do with each, without doing it. Writes nothing. */
export const previewInvitations = defineCommand({
  name: 'invitations.preview',
  input: z.strictObject({ people: z.array(wish) }),
  load: (find, _input, { actor, now }) => meet(find, actor, now),
  decide: ({ rows, input: { people } }) => accept([], { outcomes: outcomesOf(people, rows) }),
});
