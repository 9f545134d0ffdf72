import type { StatementLine } from '@elenco/core/finance';

/** Returns the creator's name of a statement entry, the number of creators if there are several, or `''`. */
export const creatorsText = (
  { creators: [first = '', ...others] }: Pick<StatementLine, 'creators'>,
  several: (count: number) => string,
): string => (others.length > 0 ? several(others.length + 1) : first);
