/** A toast that an action left for the next page. */
export interface Flash {
  readonly id: string;
  /** Key of the text in `toasts`. */
  readonly code: string;
  /** Title of the project that was left for the next one in a queue; empty for most toasts. */
  readonly title: string;
  /** Sentences below the text; empty for most toasts. */
  readonly text: string;
}

/**
 * Returns the toast in a cookie header; null without a cookie, or for one that the platform did not write.
 */
export function flashIn(cookies: string): Flash | null {
  const [, code, id, title = '', text = ''] =
    /(?:^|;\s*)toast=([\w.-]+)~([\w-]+)(?:~([^;~]*))?(?:~([^;~]*))?/.exec(cookies) ?? [];
  if (!code || !id) return null;
  try {
    return { id, code, title: decodeURIComponent(title), text: decodeURIComponent(text) };
  } catch {
    return null;
  }
}
