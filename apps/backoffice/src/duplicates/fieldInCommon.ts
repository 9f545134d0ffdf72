type Row = Readonly<Record<string, unknown>> | undefined;

/**
 * Telephone fields, which are compared with each other, since one account's telephone number may be the other
 * account's WhatsApp number.
 */
const phones = ['phone', 'whatsapp'] as const;
type Phone = (typeof phones)[number];
const compared = ['email', 'cpf', ...phones] as const;
type Compared = (typeof compared)[number];

const isCompared = (field: string): field is Compared => (compared as readonly string[]).includes(field);
const isPhone = (field: Compared): field is Phone => (phones as readonly string[]).includes(field);

/**
 * Returns the field in which the other account has the same value as this account in `field`. Prefers the
 * field of the same name. Undefined if there is none.
 */
export function fieldInCommon(field: string, own: Row, other: Row): Compared | undefined {
  if (!isCompared(field)) return undefined;
  const value = own?.[field];
  if (typeof value !== 'string' || value === '') return undefined;
  const candidates: readonly Compared[] = isPhone(field) ? [field, ...phones] : [field];
  return candidates.find((one) => other?.[one] === value);
}
