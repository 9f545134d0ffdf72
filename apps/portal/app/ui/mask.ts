/**
 * Tokens of masks (docs/spec/interface.md#masks): digit, alphanumeric, letter, and letters that are converted
 * to upper or lower case while typing. Every other character of a mask is literal and inserted automatically.
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
  /** Twelve letters or digits, then two check digits: the format since July 2026. */
  cnpj: { ...pattern('XX.XXX.XXX/XXXX-##'), prepareChar: upper },
  cep: { ...pattern('#####-###'), inputMode: 'numeric' },
  curatorCode: { ...pattern('XXXX-XXXX'), prepareChar: upper },
} as const;
export type MaskName = keyof typeof masks;
