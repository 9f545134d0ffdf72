type Named = { readonly fields: object };
type WithFields<Resources, Shared> = {
  [Name in keyof Resources]: Resources[Name] extends Named
    ? Omit<Resources[Name], 'fields'> & { fields: Shared & Resources[Name]['fields'] }
    : never;
};

/**
 * Returns the texts of resources (`resources.json`) with the labels that stand once for all of them
 * (`fields.json`) wherever a resource has no word of its own for a field.
 */
export const withFields = <Resources extends Readonly<Record<string, Named>>, Shared extends object>(
  resources: Resources,
  shared: Shared,
): WithFields<Resources, Shared> =>
  Object.fromEntries(
    Object.entries(resources).map(([name, texts]) => [
      name,
      { ...texts, fields: { ...shared, ...texts.fields } },
    ]),
  ) as WithFields<Resources, Shared>;
