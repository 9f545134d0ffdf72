import type { Option } from './Select';

/** Compares texts, ignoring case and accents. */
const { compare } = new Intl.Collator('pt', { sensitivity: 'base' });

/** Returns the option with the typed label; an exact match comes first. */
export function optionOf(options: readonly Option[], typed: string): Option | null {
  const text = typed.trim();
  if (text === '') return null;
  const exact = options.find(({ label }) => label === text);
  return exact ?? options.find(({ label }) => compare(label, text) === 0) ?? null;
}
