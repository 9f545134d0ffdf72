import { isCnpj, isCpf } from '@elenco/brazil';

/** Returns the valid CPF that starts with these nine digits. */
export const cpfOf = (nine: number): string => withCheckDigits(String(nine).padStart(9, '0'), isCpf);

/** Returns the valid CNPJ that starts with these twelve characters, which may contain letters. */
export const cnpjOf = (twelve: string): string => withCheckDigits(twelve, isCnpj);

function withCheckDigits(start: string, isRight: (text: string) => boolean): string {
  for (let digits = 0; digits < 100; digits += 1) {
    const text = start + String(digits).padStart(2, '0');
    if (isRight(text)) return text;
  }
  throw new Error(`no valid check digits for ${start}`);
}
