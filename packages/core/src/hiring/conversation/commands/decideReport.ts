import { emit, update } from '../../../kit';
import { defineMove, paragraph } from '../../../people';
import { messages } from '../conversation';
import { messageReports } from '../messageReport';

const fields = { comment: paragraph(1_000) };

const notify = (
  kind: 'users.reportUpheld' | 'users.reportDismissed' | 'users.messageHidden',
  userId: number,
) => emit({ kind, resource: 'users', rowId: userId });

/** Support hides the message: its words and its file go, its place says so. Both who are concerned are told. */
export const upholdMessageReport = defineMove(messageReports, 'uphold', {
  fields,
  also: (find, { messageId }) => find.lockMany(messages, { id: messageId }),
  decide: ({ row: { authorId, reporterId }, also: rows, now }) => ({
    and: [
      ...rows.map(({ id, deletedAt }) =>
        update(messages, id, { body: '', fileId: null, deletedAt: deletedAt ?? now, hiddenAt: now }),
      ),
      notify('users.reportUpheld', reporterId),
      notify('users.messageHidden', authorId),
    ],
  }),
});

/** Support lets the message stand, and says so to whoever reported it. */
export const dismissMessageReport = defineMove(messageReports, 'dismiss', {
  fields,
  also: async () => null,
  decide: ({ row: { reporterId } }) => ({ and: [notify('users.reportDismissed', reporterId)] }),
});
