export type Row = Record<string, unknown> & { readonly id: string };

export const seconds = () => Math.floor(Date.now() / 1000);

/** Returns Stripe's fee in cents, which in tests is 3.99 % plus 39 cents. */
export const feeOf = (amount: number) => Math.round(amount * 0.0399) + 39;

/** Exchange rates to BRL of received and of refunded amounts in other currencies. */
const RATES = { in: 5.3, back: 5.51 } as const;

/** Objects of Stripe by id, each in its latest state. */
export class StripeRows {
  readonly rows = new Map<string, Row>();
  #last = 0;

  get(id: string): Row {
    const found = this.rows.get(id);
    if (!found) throw new Error(`Stripe has no ${id}`);
    return found;
  }
  change(id: string, fields: Record<string, unknown>): Row {
    const row = { ...this.get(id), ...fields };
    this.rows.set(id, row);
    return row;
  }
  name(kind: string): string {
    this.#last += 1;
    return `${kind}_${this.#last}`;
  }
  make(kind: string, fields: Record<string, unknown>): Row {
    const row = { id: this.name(kind), created: seconds(), ...fields };
    this.rows.set(row.id, row);
    return row;
  }

  /** Returns a balance transaction in BRL. */
  balance(given: number, currency: string, fee?: number): Row {
    const rate = currency === 'brl' ? null : given < 0 ? RATES.back : RATES.in;
    const amount = Math.round(given * (rate ?? 1));
    const kept = fee ?? feeOf(amount);
    return this.make('txn', {
      object: 'balance_transaction',
      amount,
      currency: 'brl',
      exchange_rate: rate,
      fee: kept,
    });
  }

  /** Returns the objects of a kind that match a query, with the requested fields expanded. */
  list(object: string, query: Readonly<Record<string, string>>): Row[] {
    const data = [...this.rows.values()].filter(
      (row) =>
        row.object === object &&
        (query.payment_intent === undefined || row.payment_intent === query.payment_intent) &&
        (query.customer === undefined || row.customer === query.customer),
    );
    const within = Object.entries(query).map(([name, value]) => [name, value.replace(/^data\./, '')]);
    return data.map(({ id }) => this.expanded(id, Object.fromEntries(within)));
  }

  /** Returns an object in which the ids named by `expand` are replaced with their objects. */
  expanded(id: string, fields: Readonly<Record<string, string>>): Row {
    const paths = Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith('expand') ? [value] : [],
    );
    return paths.reduce<Row>((row, path) => this.#expandedBy(row, path.split('.')), this.get(id));
  }
  #expandedBy(row: Row, [field = '', ...rest]: string[]): Row {
    const named = row[field];
    const within = typeof named === 'string' ? this.get(named) : (named as Row | null);
    if (!within) return row;
    return { ...row, [field]: rest.length > 0 ? this.#expandedBy(within, rest) : within };
  }
}
