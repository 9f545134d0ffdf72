import type { Option } from './Select';

/** Capital letters and accents are no difference to whoever types. */
const { compare } = new Intl.Collator('pt', { sensitivity: 'base' });

/** The option that is called what was typed; one that is written exactly so goes first. */
export function optionOf(options: readonly Option[], typed: string): Option | null {
  const text = typed.trim();
  if (text === '') return null;
  const exact = options.find(({ label }) => label === text);
  return exact ?? options.find(({ label }) => compare(label, text) === 0) ?? null;
}
