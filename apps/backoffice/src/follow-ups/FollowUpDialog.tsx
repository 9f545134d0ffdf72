import type { WaitingName } from '@elenco/core/operations';
import { SelectInput, TextInput } from 'react-admin';
import { titleOf } from '../addresses';
import { useAssignable, useColleagues } from '../assignments/useColleagues';
import { DialogForm } from '../kit/DialogForm';
import { DayInput } from '../kit/inputs';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { Followed } from './followed';

interface Props {
  readonly queue: WaitingName;
  readonly record: { readonly id: number };
  readonly followed: Followed | undefined;
  readonly onClose: () => void;
}

/**
 * Dialog that snoozes a record of a queue until a day, stores a short note, and assigns the record. Briefings
 * are assigned in a separate panel.
 */
export function FollowUpDialog({ queue, record, followed, onClose }: Props) {
  const words = useWords();
  const { run } = useRun('assignments.followUp');
  const assignable = useAssignable(queue);
  const colleagues = useColleagues();
  // An assignee who no longer has the duty remains an option until the record is assigned to a different
  // colleague.
  const current = colleagues.filter(
    ({ id }) => id === followed?.assigneeId && !assignable.some((one) => one.id === id),
  );
  return (
    <DialogForm
      title={words.t('colleagues.snooze')}
      subtitle={`${words.name(queue)} ${titleOf(queue, record)}`}
      verb={words.t('kit.save')}
      start={{
        assigneeId: followed?.assigneeId ?? '',
        snoozedUntil: followed?.snoozedUntil ?? '',
        note: followed?.note ?? '',
      }}
      onSend={({ assigneeId, snoozedUntil, note }) =>
        run(
          {
            resource: queue,
            ids: [record.id],
            // Sends these fields only if the user changed them. The server would refuse an old day, or an old
            // assignee who no longer has the duty.
            ...((assigneeId || null) === (followed?.assigneeId ?? null)
              ? {}
              : { assigneeId: assigneeId || null }),
            ...((snoozedUntil || null) === (followed?.snoozedUntil ?? null)
              ? {}
              : { snoozedUntil: snoozedUntil || null }),
            note: note ?? '',
          },
          words.t('kit.saved'),
        )
      }
      onClose={onClose}
    >
      {queue === 'briefings' ? null : (
        <SelectInput
          source="assigneeId"
          label={words.field('assignments', 'assigneeId')}
          choices={[...current, ...assignable]}
          optionText="name"
          emptyText={words.t('colleagues.nobody')}
          helperText={false}
        />
      )}
      <DayInput
        source="snoozedUntil"
        label={words.field('assignments', 'snoozedUntil')}
        helperText={words.t('colleagues.snoozeHint')}
      />
      <TextInput
        source="note"
        label={words.field('assignments', 'note')}
        helperText={words.t('colleagues.noteHint')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </DialogForm>
  );
}
