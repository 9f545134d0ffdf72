/** What a declaration (DPS) says of one invoice. */
export interface Dps {
  /** 45 characters, `dpsId` of `brazil`. */
  readonly id: string;
  readonly number: number;
  readonly issuedAt: string;
  readonly earnedOn: string;
  readonly amountCents: number;
  readonly taker: { readonly taxId: string; readonly name: string };
  readonly description: string;
}

/** What the authority says of a declaration or of a wish to cancel. */
export type FiscalAnswer<Good> =
  | ({ readonly status: 'done' } & Good)
  | { readonly status: 'rejected'; readonly code: string; readonly reason: string };
export type Issued = FiscalAnswer<{ readonly key: string }>;

/** Who issues our invoices. Every call throws `FiscalError` where no answer came: what was asked may have been done. */
export interface FiscalAuthority {
  /** Whose numbers they are: the name of the series and of the declaration. */
  readonly issuer: { readonly municipality: string; readonly taxId: string; readonly series: string };
  send(dps: Dps): Promise<Issued>;
  /** The access key of what was issued for a declaration; null where there is nothing. */
  find(dpsId: string): Promise<string | null>;
  /** Cancelled twice is cancelled once. @param reason 15 to 255 characters */
  cancel(key: string, reason: string, at: string): Promise<FiscalAnswer<object>>;
}

export class FiscalError extends Error {
  override readonly name = 'FiscalError';
}
