import type { Company } from '@elenco/core/people';
import { useLocation } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { settingsAddress } from '../forms/returnPath';
import { StepByStep } from '../forms/StepByStep';
import { useFormat } from '../i18n/use';
import { Alert, ButtonLink } from '../ui';
import { settingsFieldId } from './sections';

type Missing = readonly (keyof Company)[];

export function useMissing(missing: Missing): string[] {
  const { t } = useTranslation('resources');
  return missing.map((field) => t(`companies.fields.${field}`));
}

/**
 * Returns the link to the first missing field in the settings, from which the user comes back to this page.
 */
function useCompletion([first]: Missing): string {
  const { pathname } = useLocation();
  return settingsAddress('company', pathname, first && settingsFieldId(first));
}

/** Company data that this page requires, with a link to add it and a way back. */
export function MissingCompanyDataAlert({ missing }: { missing: Missing }) {
  const { t } = useTranslation('company');
  const { list } = useFormat();
  const to = useCompletion(missing);
  const items = useMissing(missing);
  if (missing.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={t('complete.title')}
      action={
        <ButtonLink to={to} size="small">
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
export function MissingCompanyDataDialog({ missing, ...opening }: Props) {
  const { t } = useTranslation('company');
  const to = useCompletion(missing);
  return (
    <StepByStep
      {...opening}
      code="company_incomplete"
      text={t('complete.first')}
      items={useMissing(missing)}
      action={
        <ButtonLink to={to} variant="primary">
          {t('complete.action')}
        </ButtonLink>
      }
    />
  );
}
