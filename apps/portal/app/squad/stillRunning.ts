import { type Briefing, projectGroup, type Squad } from '@elenco/core/hiring';

/** States in which the squad has ended. */
const endedSquad = ['closed', 'cancelled'] as const satisfies readonly Squad['status'][];

/**
 * Returns the projects that are in progress although their squad has ended; empty while the squad is open.
 * @param today business date
 */
export const stillRunning = <Project extends Pick<Briefing, 'status' | 'startsOn' | 'endsOn'>>(
  squad: Pick<Squad, 'status'>,
  projects: readonly Project[],
  today: string,
): Project[] =>
  endedSquad.some((state) => state === squad.status)
    ? projects.filter((row) => ['approved', 'in_progress'].includes(projectGroup(row, today)))
    : [];
