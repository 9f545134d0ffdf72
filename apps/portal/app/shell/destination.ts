/** Where the palette leads. */
export interface Destination {
  readonly to: string;
  readonly label: string;
  /** What kind of thing it is, or more words to find it by. */
  readonly hint?: string;
  /** No page of the portal, so that the browser loads it anew. */
  readonly outside?: boolean;
}
