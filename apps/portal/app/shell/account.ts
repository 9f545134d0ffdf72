export interface Account {
  readonly id: number;
  readonly name: string;
  /** The company, or the user's role. */
  readonly under: string;
  /** The user's photograph. */
  readonly src?: string | null;
  /** The company's logo, shown for its users. */
  readonly logo?: string | null;
}
