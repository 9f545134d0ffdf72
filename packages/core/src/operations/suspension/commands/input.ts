import { z } from 'zod';
import { emit, insert, Problem } from '../../../kit';
import { type Actor, id, paragraph, userIdOf } from '../../../people';
import { notes } from '../../staff';

/** The person is told the reason; it stays with the notes of staff as well. */
export const suspensionInput = z.strictObject({ id, reason: paragraph(300).min(10, 'reason_too_short') });
type Given = z.output<typeof suspensionInput>;

/** @throws Problem `not_allowed` for oneself */
export function refuseOneself(actor: Actor, { id: rowId }: Given): void {
  if (userIdOf(actor) === rowId) throw new Problem('not_allowed');
}

/** The note beside the person, and the mail to them. */
export const reasonGiven = (
  kind: 'users.suspended' | 'users.suspensionLifted',
  { id: userId, reason }: Given,
  actor: Actor,
) => [
  insert(notes, {
    briefingId: null,
    companyId: null,
    creatorId: null,
    userId,
    body: reason,
    mentions: [],
    authorId: userIdOf(actor) ?? 0,
  }),
  emit({ kind, resource: 'users', rowId: userId, data: { comment: reason } }),
];
