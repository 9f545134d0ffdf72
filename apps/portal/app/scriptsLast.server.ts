/**
 * Lowers the priority of a page's scripts below style sheets, fonts and pictures, since the page can be read
 * and its forms sent without scripts (decision 015). Remix has no setting for it. Production only: in
 * development React would warn about the attribute.
 */
export const lowerScriptPriority = (page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | string =>
  process.env.NODE_ENV === 'production'
    ? page
        .toString('utf8')
        .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    : page;
