import { areaPath } from '@elenco/core/people';

type Area = 'company' | 'creator';

const settingsOf = (area: Area) => `${areaPath[area]}/settings`;
const below = (area: Area, page: RegExp) => new RegExp(`^${areaPath[area]}/${page.source}$`);
/** Pages to which the settings link back: a brand's project or draft, a creator's project. */
const waiting: Readonly<Record<Area, RegExp>> = {
  company: below('company', /(briefings?\/\d+(\/[\w-]+){0,2}|squad\/\d+\/approve-proposals\/\d[\d-]*)/),
  creator: below('creator', /briefing\/\d+/),
};

/**
 * Returns the URL of the settings. Adds the page as a query parameter if the settings may link back to it.
 * @param field id of the input to which the URL leads
 */
export function settingsAddress(area: Area, from: string, field?: string): string {
  const back = waiting[area].test(from) ? `?${new URLSearchParams({ back: from })}` : '';
  return `${settingsOf(area)}${back}${field ? `#${field}` : ''}`;
}

/** Returns the page to which the settings link back; null if the query string contains no such page. */
export function returnPathIn(area: Area, search: URLSearchParams): string | null {
  const back = search.get('back');
  return back && waiting[area].test(back) ? back : null;
}
