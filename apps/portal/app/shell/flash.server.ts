/** A toast that an action left for the next page. */
export interface Flash {
  readonly id: string;
  /** Key of the text in `toasts`. */
  readonly code: string;
  /**
   * Name of the record that was changed, such as a deliverable or the project of a queue; empty for most
   * toasts.
   */
  readonly title: string;
  /** True if the page shows the next row of a queue. */
  readonly isNext: boolean;
  /** Sentences below the text; empty for most toasts. */
  readonly text: string;
}

/**
 * Returns the toast in a cookie header; null if there is no such cookie, or if the platform did not write it.
 */
export function flashIn(cookies: string): Flash | null {
  const [, code, id, title = '', text = ''] =
    /(?:^|;\s*)toast=([\w.-]+)~([\w-]+)(?:~([^;~]*))?(?:~([^;~]*))?/.exec(cookies) ?? [];
  if (!code || !id) return null;
  try {
    return {
      id,
      code,
      isNext: id.endsWith('-next'),
      title: decodeURIComponent(title),
      text: decodeURIComponent(text),
    };
  } catch {
    return null;
  }
}
