type Values = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown) => (one ?? null) === (other ?? null);

/** Returns the changed fields of a form with their values. A form sends no other fields. */
export const ownChanges = (fields: readonly string[], values: Values, record: Values): Values =>
  Object.fromEntries(
    fields.filter((field) => !same(values[field], record[field])).map((field) => [field, values[field]]),
  );

/** Returns the edited fields that another user has also changed since the form was opened. */
export const changedByBoth = (typed: readonly string[], before: Values, now: Values): string[] =>
  typed.filter((field) => !same(before[field], now[field]));
