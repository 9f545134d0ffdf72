const settings = '/dashboard/client/settings';
/** Pages of a brand's project, drafts among them. */
const project = /^\/dashboard\/client\/briefings?\/\d+(\/[\w-]+){0,2}$/;

/** The company's data, with the way back to the page that asked for them where that is a project's. */
export const toCompany = (from: string): string =>
  project.test(from) ? `${settings}?${new URLSearchParams({ back: from })}` : settings;

/** Where somebody goes back to from the settings: a project's page, or nothing else. */
export function backIn(search: URLSearchParams): string | null {
  const back = search.get('back');
  return back && project.test(back) ? back : null;
}
