/**
 * The tokens of masks (docs/spec/interface.md#masks): digit, alphanumeric, letter, and letters that become upper or
 * lower case while they are typed. Every other character of a mask stands for itself and is put in by itself.
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
  /** Twelve letters or digits, then two check digits: the form in force since July 2026. */
  cnpj: { ...pattern('XX.XXX.XXX/XXXX-##'), prepareChar: upper },
  cep: { ...pattern('#####-###'), inputMode: 'numeric' },
  curatorCode: { ...pattern('XXXX-XXXX'), prepareChar: upper },
} as const;
export type MaskName = keyof typeof masks;
