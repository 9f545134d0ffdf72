import type { Basis } from '../../people';

/** A legal basis for keeping data after an erasure request: retention period and law. */
interface Reason {
  /** Number of months for which the data is kept, counted from the erasure. */
  readonly months: number;
  /** The law that requires keeping the data. */
  readonly law: string;
  /**
   * True if the basis applies only after a hiring. Without a hiring, no money, contract or tax requires the
   * data.
   */
  readonly hiredOnly?: true;
}

/** Days from the last confirmation e-mail until an unconfirmed sign-up is erased. */
export const UNCONFIRMED_DAYS = 30;

export const bases = {
  fiscal: {
    months: 60,
    law: 'LGPD, art. 16, I; CTN, arts. 173, 174 e 195, parágrafo único; Lei 9.613/1998, art. 10',
    hiredOnly: true,
  },
  contract: {
    months: 120,
    law: 'LGPD, arts. 7º, VI, e 16, I; Código Civil, art. 205',
    hiredOnly: true,
  },
  consent: { months: 60, law: 'LGPD, arts. 8º, § 2º, e 16, I; CDC, art. 27' },
  access: { months: 6, law: 'Marco Civil da Internet (Lei 12.965/2014), art. 15' },
} as const satisfies Record<Basis, Reason>;

export const reasonOf = (basis: Basis): Reason => bases[basis];
