import { ResourceEdit } from '../kit/ResourceEdit';

const fields = ['tradeName', 'legalName', 'cnpj', 'responsibleName', 'phone', 'billingCurrency'] as const;

export function CompanyEdit() {
  return <ResourceEdit resource="companies" fields={fields} />;
}
