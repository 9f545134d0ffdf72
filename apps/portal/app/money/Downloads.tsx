import { areaPath } from '@elenco/core/people';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Row } from '../ui';
import type { Historic } from './historic.server';

const at = `${areaPath.company}/historic`;

/** Links to the filtered statement as CSV, XLSX and PDF; one PDF per currency. */
export function Downloads({ historic: { statement, totals } }: { historic: Historic }) {
  const { t } = useTranslation('shared');
  const icon = <Download aria-hidden="true" />;
  const { period, kind, project } = statement.filters;
  const what = t('historic.statement');
  return (
    <Row end>
      {(['csv', 'xlsx'] as const).map((format) => (
        <ButtonLink
          key={format}
          to={address(format, { period, kind, project })}
          size="small"
          icon={icon}
          aria-label={t(`historic.${format}Of`, { what })}
          reloadDocument
          download
        >
          {t(`historic.${format}`)}
        </ButtonLink>
      ))}
      {totals.map(({ currency }) => (
        <ButtonLink
          key={currency}
          to={address('pdf', { period, kind, project, currency })}
          size="small"
          icon={icon}
          aria-label={`${t('historic.pdfOf', { what })} ${currency}`}
          reloadDocument
          download
        >
          {totals.length > 1 ? `${t('historic.pdf')} ${currency}` : t('historic.pdf')}
        </ButtonLink>
      ))}
    </Row>
  );
}

const address = (format: 'csv' | 'xlsx' | 'pdf', query: Readonly<Record<string, string | null>>) => {
  const asked = new URLSearchParams(
    Object.entries(query).filter((one): one is [string, string] => one[1] !== null),
  ).toString();
  return `${at}.${format}${asked ? `?${asked}` : ''}`;
};
