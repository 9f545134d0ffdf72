import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * Adds prefixes for Safari only. Emotion's default also adds rules for obsolete browsers, which cause
 * exceptions in current browsers.
 */
const prefixed: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/**
 * Creates the cache of styles, which are injected by script and therefore carry the CSP nonce of the
 * response.
 */
export function styleCache(nonce: string | undefined): EmotionCache {
  return createCache({ key: 'mui', prepend: true, stylisPlugins: [prefixed], ...(nonce ? { nonce } : {}) });
}
