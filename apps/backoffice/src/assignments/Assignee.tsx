import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useAssignments } from './useAssignments';
import { colleagueName, useColleagues } from './useColleagues';

const Names = createContext<ReadonlyMap<number, string>>(new Map());

/** Context provider for `Assignee` elements. Loads the assignees of all briefings in one request. */
export function Assignees({ children }: { readonly children: ReactNode }) {
  const colleagues = useColleagues();
  const assignments = useAssignments();
  const names = useMemo(
    () => new Map([...assignments].map(([briefing, id]) => [briefing, colleagueName(colleagues, id)])),
    [assignments, colleagues],
  );
  return <Names.Provider value={names}>{children}</Names.Provider>;
}

interface AssigneeProps {
  readonly briefingId: number;
  /** Text shown if the briefing has no assignee. The default is a dash. */
  readonly none?: string;
}

/** Name of a briefing's assignee. */
export function Assignee({ briefingId, none = '–' }: AssigneeProps) {
  return <>{useContext(Names).get(briefingId) ?? none}</>;
}
