export interface Account {
  readonly id: number;
  readonly name: string;
  /** Text below the name: the company, or the user's role. */
  readonly under: string;
  /** The user's photograph. */
  readonly src?: string | null;
  /** The company's logo, shown for its users. */
  readonly logo?: string | null;
}
