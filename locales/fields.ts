type Labels = Readonly<Record<string, string>>;

/**
 * The texts of resources (`resources.json`) with the labels that stand once for all of them (`fields.json`) wherever a
 * resource has no word of its own for a field.
 */
export const withFields = <Resource extends { readonly fields: object }>(
  resources: Readonly<Record<string, Resource>>,
  shared: Labels,
): Record<string, Resource> =>
  Object.fromEntries(
    Object.entries(resources).map(([name, texts]) => [
      name,
      { ...texts, fields: { ...shared, ...texts.fields } },
    ]),
  );
