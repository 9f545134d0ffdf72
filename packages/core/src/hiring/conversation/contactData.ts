/** Kinds of contact data that help users avoid the platform. */
export type ContactData = 'email' | 'telephone' | 'payment';

const email = /[^\s@<>()]{1,64}@[^\s@<>()]{1,190}\.[a-z]{2,}/i;
/**
 * Matches ten to thirteen digits in Brazilian notation: area code, optional country code, optional leading
 * nine.
 */
const telephone =
  /(?<![\d.,$])(?:\+?55[\s.-]?)?\(?[1-9]\d\)?[\s.-]?(?:9[\s.-]?)?\d{4}[\s.-]?\d{4}(?!\d|[.,]\d)/;
const payment =
  /\b(?:pix|(?:pag\w*|acert\w*|fech\w*)\s+(?:\S+\s+){0,2}(?:por\s+fora|fora\s+d[aeo])|(?:pay|deal|settle)\w*\s+(?:\S+\s+){0,2}(?:outside|directly|off[\s-]platform))\b/i;

/**
 * Returns the kinds of contact data in a text, for a warning before there is a contract. Messages that
 * contain any are never blocked.
 */
export function contactDataIn(text: string): ContactData[] {
  const found: ContactData[] = [];
  if (email.test(text)) found.push('email');
  if (telephone.test(text)) found.push('telephone');
  if (payment.test(text)) found.push('payment');
  return found;
}
