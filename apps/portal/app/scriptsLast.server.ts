/**
 * Gives a page's scripts a lower priority than its style sheets, fonts and pictures: it can be read and its
 * forms sent without them (decision 015). Remix has no setting for it. In production only: in development
 * React would warn about an attribute that the browser's copy lacks.
 */
export const scriptsLast = (page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | string =>
  process.env.NODE_ENV === 'production'
    ? page
        .toString('utf8')
        .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    : page;
