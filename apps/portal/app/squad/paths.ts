import { areaPath } from '@elenco/core/people';

export const squadsPath = `${areaPath.company}/squads`;
export const squadAt = (id: number): string => `${areaPath.company}/squad/${id}`;

/** The report on a whole squad: one of its briefings names it. */
export const squadReportAt = (briefingId: number): string =>
  `${areaPath.company}/${briefingId}/new-report?squad=`;

/** What an address says of the squad that a new briefing is to be of. */
const squadName = 'squad';

/** The squad's number in an address; null where there is none. */
export function squadIn(search: URLSearchParams): number | null {
  const number = search.get(squadName) ?? '';
  return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null;
}

/** Where a briefing of a squad is begun: a silent squad takes silent ones only. */
export const newBriefingAt = ({ id, silent }: { id: number; silent: boolean }): string =>
  `${areaPath.company}/${silent ? 'silent_squad/new' : 'briefings/create'}?${squadName}=${id}`;

/** The parts of a squad's page; the board has no name in the address. */
export const squadViews = ['calendar', 'brief', 'activity'] as const;
export type SquadView = (typeof squadViews)[number];

export const viewIn = (url: URL): SquadView | '' =>
  squadViews.find((view) => view === url.searchParams.get('view')) ?? '';
