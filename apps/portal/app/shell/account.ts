export interface Account {
  readonly id: number;
  readonly name: string;
  /** The company, or the person's role. */
  readonly under: string;
  /** The person's photograph. */
  readonly src?: string | null;
  /** The company's logo, which stands for its people. */
  readonly logo?: string | null;
}
