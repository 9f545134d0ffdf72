/** Content of an invoice's declaration (DPS). */
export interface Dps {
  /** 45 characters, built by `dpsId` of `brazil`. */
  readonly id: string;
  readonly number: number;
  readonly issuedAt: string;
  readonly earnedOn: string;
  readonly amountCents: number;
  readonly taker: { readonly taxId: string; readonly name: string };
  readonly description: string;
}

/** The tax authority's answer to a declaration or a cancellation. */
export type FiscalAnswer<Good> =
  | ({ readonly status: 'done' } & Good)
  | { readonly status: 'rejected'; readonly code: string; readonly reason: string };
export type Issued = FiscalAnswer<{ readonly key: string }>;

/**
 * Issues invoices at the tax authority. Methods throw `FiscalError` if no answer arrives; even then the
 * authority may have executed the request.
 */
export interface FiscalAuthority {
  /**
   * Issuer of the invoices. Its data is part of each declaration, and of the name under which the invoices
   * are numbered.
   */
  readonly issuer: { readonly municipality: string; readonly taxId: string; readonly series: string };
  send(dps: Dps): Promise<Issued>;
  /** Returns the access key of the invoice issued for a declaration; null if none was issued. */
  find(dpsId: string): Promise<string | null>;
  /**
   * Cancels an invoice. A repeated call has no further effect.
   * @param reason 15 to 255 characters
   */
  cancel(key: string, reason: string, at: string): Promise<FiscalAnswer<object>>;
}

export class FiscalError extends Error {
  override readonly name = 'FiscalError';
}
