/** A target of the palette. */
export interface Destination {
  readonly to: string;
  readonly label: string;
  /** Kind of the destination, or further search words. */
  readonly hint?: string;
  /** True for a page outside the portal, which needs a full page load. */
  readonly outside?: boolean;
}
