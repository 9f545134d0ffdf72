/** Views of a project, each with its own URL (`?view=`). */
export const views = [
  'brief',
  'jobs',
  'shortlist',
  'proposals',
  'contracts',
  'content',
  'posts',
  'tracking',
  'payments',
  'evaluation',
] as const;
export type View = (typeof views)[number];

/** Returns the view in the query string; '' for the overview. */
export function viewIn(url: URL): View | '' {
  const asked = url.searchParams.get('view');
  return views.find((view) => view === asked) ?? '';
}
