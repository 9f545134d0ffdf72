import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * Prefixes only what Safari needs. Emotion's default also covers obsolete browsers, whose rules make browsers
 * throw.
 */
const prefixed: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** Styles are injected by script, so they carry the CSP nonce of the response. */
export function styleCache(nonce: string | undefined): EmotionCache {
  return createCache({ key: 'mui', prepend: true, stylisPlugins: [prefixed], ...(nonce ? { nonce } : {}) });
}
