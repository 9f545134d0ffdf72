/**
 * A page whose scripts leave the line to its sheets, fonts and pictures: it can be read and its forms sent without
 * them (decision 015). Remix has no setting for it. Only in production: in development React would tell of an attribute
 * that the browser's copy does not have.
 */
export const scriptsLast = (page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | string =>
  process.env.NODE_ENV === 'production'
    ? page
        .toString('utf8')
        .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    : page;
