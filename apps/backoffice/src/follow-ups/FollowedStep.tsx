import { colleagueName, useColleagues } from '../assignments/useColleagues';
import { useWords } from '../kit/words';

type Data = Readonly<Record<string, string | number | null>>;

/** A change of assignee, snooze or note in a record's history, without the text of the note. */
export function FollowedStep({ data }: { readonly data: Data }) {
  const words = useWords();
  const colleagues = useColleagues();
  const { assigneeId, snoozedUntil, noted } = data;
  const facts = [
    typeof assigneeId === 'number'
      ? words.t('colleagues.assignedTo', { name: colleagueName(colleagues, assigneeId) })
      : words.t('colleagues.noAssignee'),
    ...(typeof snoozedUntil === 'string'
      ? [words.t('colleagues.snoozedUntil', { day: words.day(snoozedUntil) })]
      : []),
    ...(noted ? [words.t('colleagues.noteChanged')] : []),
  ];
  return <>{facts.join(' · ')}</>;
}
