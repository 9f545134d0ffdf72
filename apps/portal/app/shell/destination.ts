/** A page that the command palette finds. */
export interface Destination {
  readonly to: string;
  readonly label: string;
  /** Kind of the page, or further search terms. */
  readonly hint?: string;
  /** True for a page outside the portal, which the browser has to load as a new document. */
  readonly outside?: boolean;
}
