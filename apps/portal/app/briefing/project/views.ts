/** The parts of a project, each with an address of its own (`?view=`). */
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

/** The part that the address asks for; the timeline when it asks for none. */
export function viewIn(url: URL): View | '' {
  const asked = url.searchParams.get('view');
  return views.find((view) => view === asked) ?? '';
}
