import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * What Safari still knows by its own name only. Emotion's own list has names of browsers of long ago besides; each
 * of those rules is refused by the browser with an exception.
 */
const prefixed: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** Styles are written by script, so they carry the answer's nonce (see the server's content security policy). */
export function styleCache(nonce: string | undefined): EmotionCache {
  return createCache({ key: 'mui', prepend: true, stylisPlugins: [prefixed], ...(nonce ? { nonce } : {}) });
}
