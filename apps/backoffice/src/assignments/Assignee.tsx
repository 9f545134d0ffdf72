import { useAssignments } from './useAssignments';
import { colleagueName, useColleagues } from './useColleagues';

/** Who sees to a briefing. */
export function Assignee({ briefingId }: { briefingId: number }) {
  const colleagues = useColleagues();
  const assigneeId = useAssignments().get(briefingId);
  return <>{assigneeId === undefined ? '–' : colleagueName(colleagues, assigneeId)}</>;
}
