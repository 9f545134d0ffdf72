/**
 * Formats a telephone number while it is typed or pasted. Without a country code it is Brazilian (`+55 (11)
 * 98765-4321`, landlines shorter), and a 0 before the area code is removed. Foreign numbers stay as typed;
 * text without digits becomes empty.
 */
export function phoneText(typed: string): string {
  const text = typed.trimStart().replace(/^00(?=[1-9])/, '+');
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+') && !digits.startsWith('55')) {
    const begun = '55'.startsWith(digits);
    return begun ? `+${digits}` : `+${text.replace(/[^\d ()-]/g, '').slice(0, 24)}`;
  }
  if (text.trimEnd() === '+55') return '+55';
  const national = nationalOf(text.startsWith('+') ? digits.slice(2) : digits);
  if (national === '') return '';
  const [area, number] = [national.slice(0, 2), national.slice(2)];
  if (number === '') return `+55 (${area}`;
  const first = national.length === 11 ? 5 : 4;
  const last = number.slice(first);
  return `+55 (${area}) ${number.slice(0, first)}${last && '-'}${last}`;
}

/**
 * Returns area code and number. 55 is an area code too, so it counts as the country code only before a
 * complete number.
 */
function nationalOf(digits: string): string {
  const national = digits.replace(/^0+/, '');
  return national.length > 11 && national.startsWith('55')
    ? nationalOf(national.slice(2))
    : national.slice(0, 11);
}

const isDigit = (letter: string | undefined) => letter !== undefined && /\d/.test(letter);

/**
 * Returns the caret position in the new text that has as many digits after it as before. If several positions
 * do, returns the first, or with `forward` the last, so that the caret passes separators.
 */
export function caretIn(text: string, digitsBehind: number, forward = false): number {
  let at = text.length;
  for (let left = digitsBehind; left > 0 && at > 0; at -= 1) if (isDigit(text[at - 1])) left -= 1;
  if (!forward) while (at > 0 && at < text.length && !isDigit(text[at - 1])) at -= 1;
  return at;
}
