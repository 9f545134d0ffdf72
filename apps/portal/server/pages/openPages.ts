/** The pages that everybody may find, beside those of creators. Whoever adds one adds its line. */
export const openPages = [
  '/',
  '/calculator',
  '/pricing',
  '/tour',
  '/tour/creators',
  '/academy',
  '/cases',
  '/blog',
  '/signup/creator',
  '/signup/brand',
  '/terms',
  '/privacy',
];
