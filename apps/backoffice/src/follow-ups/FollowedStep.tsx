import { colleagueName, useColleagues } from '../assignments/useColleagues';
import { useWords } from '../kit/words';
import type { ResourceWithFlow } from '../resources';

type Data = Readonly<Record<string, string | number | null>>;

interface Props {
  readonly resource: ResourceWithFlow;
  readonly data: Data;
}

/** A change of assignee, snooze or note in a record's history, without the text of the note. */
export function FollowedStep({ resource, data }: Props) {
  const words = useWords();
  const colleagues = useColleagues();
  const { assigneeId, snoozedUntil, noted } = data;
  // The panel of a briefing calls its assignee the curator.
  const [assigned, unassigned] =
    resource === 'briefings'
      ? (['colleagues.curatedBy', 'colleagues.noCurator'] as const)
      : (['colleagues.assignedTo', 'colleagues.noAssignee'] as const);
  const facts = [
    typeof assigneeId === 'number'
      ? words.t(assigned, { name: colleagueName(colleagues, assigneeId) })
      : words.t(unassigned),
    ...(typeof snoozedUntil === 'string'
      ? [words.t('colleagues.snoozedUntil', { day: words.day(snoozedUntil) })]
      : []),
    ...(noted ? [words.t('colleagues.noteChanged')] : []),
  ];
  return <>{facts.join(' · ')}</>;
}
