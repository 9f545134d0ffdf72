/** What in a text leads past the product. */
export type ContactData = 'email' | 'telephone' | 'payment';

const email = /[^\s@<>()]{1,64}@[^\s@<>()]{1,190}\.[a-z]{2,}/i;
/** Ten to thirteen digits as telephones are written in Brazil: area code, perhaps the country's, perhaps a nine. */
const telephone =
  /(?<![\d.,$])(?:\+?55[\s.-]?)?\(?[1-9]\d\)?[\s.-]?(?:9[\s.-]?)?\d{4}[\s.-]?\d{4}(?!\d|[.,]\d)/;
const payment =
  /\b(?:pix|(?:pag\w*|acert\w*|fech\w*)\s+(?:\S+\s+){0,2}(?:por\s+fora|fora\s+d[aeo])|(?:pay|deal|settle)\w*\s+(?:\S+\s+){0,2}(?:outside|directly|off[\s-]platform))\b/i;

/** What a person should be warned of before there is a contract; nothing is ever held back for it. */
export function contactDataIn(text: string): ContactData[] {
  const found: ContactData[] = [];
  if (email.test(text)) found.push('email');
  if (telephone.test(text)) found.push('telephone');
  if (payment.test(text)) found.push('payment');
  return found;
}
