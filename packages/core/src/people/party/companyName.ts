/** Words and numbers that company names contain: legal forms, and the CNPJ or CPF in the name of a MEI. */
const marks =
  /\b(ltda|limitada|me|mei|epp|eireli|slu|s\/?a|s\.a|cia|companhia|sociedade|associacao|instituto|inc|llc)\b|\d{8}|\d{2}\.\d{3}\.\d{3}/;

/** True if a name looks like the registered name of a company, and not like a person's name. */
export const looksLikeCompanyName = (name: string): boolean =>
  marks.test(name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
