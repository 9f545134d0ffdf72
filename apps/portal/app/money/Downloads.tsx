import { areaPath } from '@elenco/core/people';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Row } from '../ui';
import type { Historic } from './historic.server';

const at = `${areaPath.company}/historic`;

/** The filtered statement as spreadsheet and PDF; one PDF per currency. */
export function Downloads({ historic: { month, totals } }: { historic: Historic }) {
  const { t } = useTranslation('shared');
  const icon = <Download aria-hidden="true" />;
  const query = month ? { month } : undefined;
  return (
    <Row end>
      <ButtonLink
        to={address('csv', query)}
        size="small"
        icon={icon}
        aria-label={t('historic.csvOf', { what: t('historic.statement') })}
        reloadDocument
        download
      >
        {t('historic.csv')}
      </ButtonLink>
      {totals.map(({ currency }) => (
        <ButtonLink
          key={currency}
          to={address('pdf', { ...query, currency })}
          size="small"
          icon={icon}
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

const address = (kind: 'csv' | 'pdf', query: Record<string, string> = {}) => {
  const asked = new URLSearchParams(query).toString();
  return `${at}.${kind}${asked ? `?${asked}` : ''}`;
};
