/** Where the palette leads. */
export interface Destination {
  readonly to: string;
  readonly label: string;
  /** What kind of thing it is, or more words to find it by. */
  readonly hint?: string;
  /** True for a page outside the portal, which needs a full page load. */
  readonly outside?: boolean;
}
