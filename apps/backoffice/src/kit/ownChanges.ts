type Values = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown) => (one ?? null) === (other ?? null);

/** Returns the fields in which a form differs from the record, with their values: all that saving sends. */
export const ownChanges = (fields: readonly string[], values: Values, record: Values): Values =>
  Object.fromEntries(
    fields.filter((field) => !same(values[field], record[field])).map((field) => [field, values[field]]),
  );

/** Returns the typed fields that another person has changed as well since the typing began. */
export const changedByBoth = (typed: readonly string[], before: Values, now: Values): string[] =>
  typed.filter((field) => !same(before[field], now[field]));
