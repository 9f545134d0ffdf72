import type { Currency } from '@elenco/core/kit';
import { areaPath } from '@elenco/core/people';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Row } from '../ui';

/** Links to a creator's statements as PDF, one per currency. */
export function StatementFiles({ totals }: { totals: readonly { readonly currency: Currency }[] }) {
  const { t } = useTranslation('shared');
  if (totals.length === 0) return null;
  return (
    <Row end>
      {totals.map(({ currency }) => (
        <ButtonLink
          key={currency}
          to={`${areaPath.creator}/finance.pdf?currency=${currency}`}
          size="small"
          icon={<Download aria-hidden="true" />}
          aria-label={`${t('historic.pdfOf', { what: t('historic.statement') })} ${currency}`}
          reloadDocument
          download
        >
          {totals.length > 1 ? `${t('historic.pdf')} ${currency}` : t('historic.pdf')}
        </ButtonLink>
      ))}
    </Row>
  );
}
