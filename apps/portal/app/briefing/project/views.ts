/** Parts of a project, each with its own address (`?view=`). */
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

/** Returns the part in the address; '' for the overview. */
export function viewIn(url: URL): View | '' {
  const asked = url.searchParams.get('view');
  return views.find((view) => view === asked) ?? '';
}
