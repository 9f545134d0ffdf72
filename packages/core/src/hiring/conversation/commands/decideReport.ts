import { emit, update } from '../../../kit';
import { defineMove, paragraph } from '../../../people';
import { messages } from '../conversation';
import { messageReports } from '../messageReport';

const fields = { comment: paragraph(1_000) };

const notify = (
  kind: 'users.reportUpheld' | 'users.reportDismissed' | 'users.messageHidden',
  userId: number,
) => emit({ kind, resource: 'users', rowId: userId });

/**
 * Upholds a report of a message, as support: deletes the message's text and file, and marks it as hidden.
 * Notifies the reporter and the author.
 */
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

/** Dismisses a report of a message, as support: the message is not changed, and the reporter is notified. */
export const dismissMessageReport = defineMove(messageReports, 'dismiss', {
  fields,
  also: async () => null,
  decide: ({ row: { reporterId } }) => ({ and: [notify('users.reportDismissed', reporterId)] }),
});
