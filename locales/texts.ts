export type Texts = { readonly [key: string]: string | Texts };

/** Returns every text with its whole key, `wizard.fields.title`. */
export function leaves(texts: Texts, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
}

export const keysOf = (texts: Texts): string[] => leaves(texts).map(([key]) => key);

/** Returns the names of a text's placeholders, each once, sorted. */
export function placeholders(text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? '');
  return [...new Set(names)].sort();
}
