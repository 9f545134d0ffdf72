/**
 * Returns the check digit of a number: mod 11, weights 2 to 9 repeated from the right; remainders 0 and 1
 * give 0. Electronic invoices (NFS-e keys) and Santander's boletos use it. A letter in an alphanumeric CNPJ
 * counts as its ASCII code − 48, as in the check digits of the CNPJ.
 */
export function checkDigitOf(body: string): string {
  const total = [...body].reverse().reduce((sum, character, index) => {
    return sum + (character.charCodeAt(0) - 48) * (2 + (index % 8));
  }, 0);
  const remainder = total % 11;
  return String(remainder < 2 ? 0 : 11 - remainder);
}
