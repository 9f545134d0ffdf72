import { formatCep, formatCnpj, formatCpf, formatPhone, isCnpj, isCpf } from '@elenco/brazil';

/** Numbers of other countries have no marks of ours. */
const taxId = (value: string) =>
  isCpf(value) ? formatCpf(value) : isCnpj(value) ? formatCnpj(value) : value;

/** What is kept bare and read with its marks, by the field's name. */
const marks: Readonly<Record<string, (bare: string) => string>> = {
  cnpj: formatCnpj,
  cpf: formatCpf,
  cep: formatCep,
  phone: formatPhone,
  taxId,
  issuerTaxId: taxId,
  takerTaxId: taxId,
  clientTaxId: taxId,
};

/** `11222333000181` → `11.222.333/0001-81` where the field is a CNPJ; other texts as they are. */
export function marked(source: string, value: string): string {
  return marks[source]?.(value) ?? value;
}
