import { formatCep, formatCnpj, formatCpf, formatPhone, isCnpj, isCpf } from '@elenco/brazil';

/** Formats a CPF or CNPJ. Foreign tax numbers have no format, so they are returned unchanged. */
const taxId = (value: string) =>
  isCpf(value) ? formatCpf(value) : isCnpj(value) ? formatCnpj(value) : value;

/** Formatters by field name, for values that are stored without separators. */
const marks: Readonly<Record<string, (bare: string) => string>> = {
  cnpj: formatCnpj,
  cpf: formatCpf,
  cep: formatCep,
  phone: formatPhone,
  whatsapp: formatPhone,
  pixKey: taxId,
};

/**
 * Formats the value of a field that is stored without separators, such as a CNPJ: `11222333000181` becomes
 * `11.222.333/0001-81`. Returns other values unchanged.
 */
export function marked(source: string, value: string): string {
  const mark = /taxId$/i.test(source) ? taxId : marks[source];
  return mark?.(value) ?? value;
}
