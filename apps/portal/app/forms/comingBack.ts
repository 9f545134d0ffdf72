import { areaPath } from '@elenco/core/people';

type Area = 'company' | 'creator';

const settingsOf = (area: Area) => `${areaPath[area]}/settings`;
const below = (area: Area, page: RegExp) => new RegExp(`^${areaPath[area]}/${page.source}$`);
/** Pages that wait for what the settings ask: a brand's project, drafts among them; a creator's. */
const waiting: Readonly<Record<Area, RegExp>> = {
  company: below('company', /(briefings?\/\d+(\/[\w-]+){0,2}|squad\/\d+\/approve-proposals\/\d[\d-]*)/),
  creator: below('creator', /briefing\/\d+/),
};

/** The settings, with the way back to the page that asked for them where that is one of those. */
export const toSettings = (area: Area, from: string): string =>
  waiting[area].test(from) ? `${settingsOf(area)}?${new URLSearchParams({ back: from })}` : settingsOf(area);

/** Where somebody goes back to from the settings: such a page, or nowhere. */
export function backIn(area: Area, search: URLSearchParams): string | null {
  const back = search.get('back');
  return back && waiting[area].test(back) ? back : null;
}
