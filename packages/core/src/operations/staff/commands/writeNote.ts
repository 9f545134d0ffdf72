import { z } from 'zod';
import { accept, emit, insert, refuse } from '../../../kit';
import { defineCommand, demand, userIdOf } from '../../../people';
import { note, notes } from '../note';
import { colleagues, loadSubject, staffAmong, subjectInput, subjectOf } from '../subject';

/**
 * Writes a note and notifies whom it mentions. Refuses `one_subject`, `unknown_subject` beside the field, and
 * `unknown_colleague` at `/mentions/n`.
 */
export const writeNote = defineCommand({
  name: 'notes.write',
  rest: true,
  input: z.strictObject({
    ...subjectInput,
    body: note.shape.body,
    mentions: note.shape.mentions.default([]),
  }),
  async load(find, input, { actor }) {
    demand(actor, colleagues);
    return {
      subject: await loadSubject(find, input),
      colleagues: await staffAmong(find, input.mentions),
      ids: await find.ids(notes, 1),
    };
  },
  decide({ rows, input, actor }) {
    const subject = subjectOf(input, rows.subject);
    if ('refused' in subject) return subject;
    const unknown = input.mentions.findIndex((one) => !rows.colleagues.has(one));
    if (unknown >= 0) return refuse('unknown_colleague', `/mentions/${unknown}`);
    const id = rows.ids[0]!;
    const authorId = userIdOf(actor) ?? 0;
    const mentions = [...new Set(input.mentions)];
    const notified = mentions.filter((one) => one !== authorId);
    return accept(
      [
        insert(notes, { id, ...subject.fields, body: input.body, mentions, authorId }),
        ...notified.map((rowId) =>
          emit({
            kind: 'users.mentioned',
            resource: 'users',
            rowId,
            data: { page: subject.page, comment: input.body.slice(0, 200) },
          }),
        ),
      ],
      { id },
    );
  },
});
