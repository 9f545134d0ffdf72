/**
 * Returns the option that a form preselects: the only one, or none. Among several options the user must
 * choose, since a wrong list or project is noticed only after creators were added or invited.
 */
export const onlyOption = <Option>(options: readonly Option[]): Option | undefined =>
  options.length === 1 ? options[0] : undefined;
