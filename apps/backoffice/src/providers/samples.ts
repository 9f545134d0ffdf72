/**
 * True if this installation serves sample files for developers (`/dev/…`). Production does not serve them.
 */
export const hasSamples = (page: Document = document): boolean =>
  page.documentElement.dataset.samples !== undefined;
