/** An array as PostgreSQL writes it, for one parameter: MikroORM would spread it over several. */
export const arrayText = (values: readonly (string | number)[]): string =>
  `{${values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
