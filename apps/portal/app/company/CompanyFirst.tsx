import type { Company } from '@elenco/core/people';
import { useLocation } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { settingsAddress } from '../forms/returnPath';
import { StepByStep } from '../forms/StepByStep';
import { useFormat } from '../i18n/use';
import { Alert, ButtonLink } from '../ui';

type Missing = readonly (keyof Company)[];

export function useMissing(missing: Missing): string[] {
  const { t } = useTranslation('resources');
  return missing.map((field) => t(`companies.fields.${field}`));
}

/**
 * Lists missing company data that this page requires. The link to the settings leads back to this page
 * afterwards.
 */
export function CompanyFirst({ missing }: { missing: Missing }) {
  const { t } = useTranslation('company');
  const { list } = useFormat();
  const { pathname } = useLocation();
  const items = useMissing(missing);
  if (missing.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={t('complete.title')}
      action={
        <ButtonLink to={settingsAddress('company', pathname)} size="small">
          {t('complete.action')}
        </ButtonLink>
      }
    >
      {t('complete.text', { list: list(items) })}
    </Alert>
  );
}

type Props = { missing: Missing; answer?: Answer | undefined; trigger?: ReactElement };

/** Dialog with the missing company data, shown after the user tried to continue without this data. */
export function CompanySteps({ missing, ...opening }: Props) {
  const { t } = useTranslation('company');
  const { pathname } = useLocation();
  return (
    <StepByStep
      {...opening}
      code="company_incomplete"
      text={t('complete.first')}
      items={useMissing(missing)}
      action={
        <ButtonLink to={settingsAddress('company', pathname)} variant="primary">
          {t('complete.action')}
        </ButtonLink>
      }
    />
  );
}
