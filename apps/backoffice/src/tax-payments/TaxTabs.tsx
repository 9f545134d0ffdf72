import { listOf } from '../addresses';
import { LinkTabs } from '../kit/LinkTabs';
import { useWords } from '../kit/words';

/** Tabs of withheld taxes: by month, and the recorded payments. */
export function TaxTabs() {
  const words = useWords();
  return (
    <LinkTabs
      label={words.t('books.taxes')}
      tabs={[
        { to: '/finance/taxes', label: words.t('books.taxes') },
        { to: listOf('tax-payments'), label: words.name('tax-payments', 2) },
      ]}
    />
  );
}
