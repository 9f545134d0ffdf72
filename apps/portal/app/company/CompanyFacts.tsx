import { formatCep, formatCnpj, formatPhone } from '@elenco/brazil';
import type { Company } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { Alert, Card, DefinitionList } from '../ui';

/** The company's data, read-only for members. */
export function CompanyFacts({ company }: { company: Company }) {
  const { t } = useTranslation(['company', 'resources']);
  const { address, phone } = company;
  const label = (field: keyof Company) => t(`resources:companies.fields.${field}`);
  return (
    <>
      <Alert>{t('settings.ownerOnly', { name: company.responsibleName })}</Alert>
      <Card>
        <DefinitionList
          items={[
            { term: label('tradeName'), value: company.tradeName },
            { term: label('legalName'), value: company.legalName },
            { term: label('cnpj'), value: formatCnpj(company.cnpj ?? '') },
            { term: label('responsibleName'), value: company.responsibleName },
            { term: label('responsibleEmail'), value: company.responsibleEmail },
            { term: label('phone'), value: phone ? formatPhone(phone) : '–' },
            {
              term: label('address'),
              value: address
                ? `${address.street}, ${address.number} · ${address.city}/${address.state} · ${formatCep(address.cep)}`
                : '–',
            },
            { term: label('unwantedWords'), value: company.unwantedWords.join(', ') || '–' },
            { term: label('competitors'), value: company.competitors.join(', ') || '–' },
            ...company.addresses.map((one) => ({
              term: one.label,
              value: `${one.street}, ${one.number} · ${one.city}/${one.state} · ${formatCep(one.cep)}`,
            })),
          ]}
        />
      </Card>
    </>
  );
}
