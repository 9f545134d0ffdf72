import type { Company } from '@elenco/core/people';
import { fieldId } from '../forms/fieldName';

/** Fields of each section of the company's settings, in the order of the page. The key is the form's id. */
export const sections = {
  identity: ['legalName', 'cnpj', 'billingCurrency'],
  address: ['address'],
  brand: ['tradeName'],
  contacts: ['responsibleName', 'responsibleEmail', 'phone'],
} as const satisfies Readonly<Record<string, readonly (keyof Company)[]>>;
export type SectionName = keyof typeof sections;

/** Returns the id of a field's input in the settings; undefined if no section contains the field. */
export function settingsFieldId(field: string): string | undefined {
  const section = Object.entries<readonly string[]>(sections).find(([, own]) => own.includes(field));
  return section && fieldId(section[0], field === 'address' ? '/address/cep' : `/${field}`);
}
