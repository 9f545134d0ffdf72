/**
 * Tokens of masks (docs/spec/interface.md#masks): digit, letter or digit, letter, and letters converted to
 * upper or lower case while typing. Every other character is literal and inserted automatically.
 */
export const tokens = {
  '#': { mask: /\d/ },
  X: { mask: /[0-9A-Za-z]/ },
  S: { mask: /[A-Za-z]/ },
  A: { mask: /[A-Za-z]/, prepareChar: (typed: string) => typed.toUpperCase() },
  a: { mask: /[A-Za-z]/, prepareChar: (typed: string) => typed.toLowerCase() },
} as const;

const upper = (typed: string) => typed.toUpperCase();
const pattern = (mask: string) => ({ mask, definitions: tokens }) as const;

export const masks = {
  cpf: { ...pattern('###.###.###-##'), inputMode: 'numeric' },
  /** Twelve letters or digits and two check digits, the CNPJ format since July 2026. */
  cnpj: { ...pattern('XX.XXX.XXX/XXXX-##'), prepareChar: upper },
  cep: { ...pattern('#####-###'), inputMode: 'numeric' },
  curatorCode: { ...pattern('XXXX-XXXX'), prepareChar: upper },
} as const;
export type MaskName = keyof typeof masks;
