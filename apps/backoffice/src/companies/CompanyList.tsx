import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';

const columns: readonly Column<'companies'>[] = [
  { source: 'id', render: (row) => `#${row.id}` },
  { source: 'tradeName', link: true },
  { source: 'cnpj' },
  { source: 'country', hidden: true },
  { source: 'foreignTaxId', hidden: true },
  { source: 'responsibleName' },
  { source: 'plan' },
  { source: 'createdAt' },
];

export function CompanyList() {
  const words = useWords();
  return (
    <>
      <PageHead title={words.name('companies', 2)} />
      <ResourceList
        resource="companies"
        columns={columns}
        filters={['plan', 'createdAt', 'country']}
        empty={{ title: words.t('people.noCompanies'), hint: words.t('people.noCompaniesHint') }}
      />
    </>
  );
}
