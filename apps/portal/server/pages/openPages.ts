/**
 * Public pages for search engines, in addition to the profiles of creators. Add an entry for each new public
 * page.
 */
export const openPages = [
  '/',
  '/calculator',
  '/pricing',
  '/tour',
  '/tour/creators',
  '/academy',
  '/cases',
  '/help/brand',
  '/help/creator',
  '/blog',
  '/signup/creator',
  '/signup/brand',
  '/terms',
  '/privacy',
];
