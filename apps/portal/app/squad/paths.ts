import { areaPath } from '@elenco/core/people';

export const squadsPath = `${areaPath.company}/squads`;
export const squadAt = (id: number): string => `${areaPath.company}/squad/${id}`;

/** Returns the URL of the report on a whole squad, which contains the id of one of its briefings. */
export const squadReportAt = (briefingId: number): string =>
  `${areaPath.company}/${briefingId}/new-report?squad=`;

/** Query parameter with the squad of a new briefing. */
const squadName = 'squad';

/** Returns the squad's id in a query string; null if there is none. */
export function squadIn(search: URLSearchParams): number | null {
  const number = search.get(squadName) ?? '';
  return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null;
}

/** Returns the URL at which a briefing of a squad starts; a silent squad has silent briefings only. */
export const newBriefingAt = ({ id, silent }: { id: number; silent: boolean }): string =>
  `${areaPath.company}/${silent ? 'silent_squad/new' : 'briefings/create'}?${squadName}=${id}`;

/** Views of a squad's page; the board is the view without a parameter. */
export const squadViews = ['calendar', 'brief', 'activity'] as const;
export type SquadView = (typeof squadViews)[number];

export const viewIn = (url: URL): SquadView | '' =>
  squadViews.find((view) => view === url.searchParams.get('view')) ?? '';
