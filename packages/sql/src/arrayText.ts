/**
 * Returns a PostgreSQL array literal, for use as one parameter: MikroORM would expand an array to several.
 */
export const arrayText = (values: readonly (string | number)[]): string =>
  `{${values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
