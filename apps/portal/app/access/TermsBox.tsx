import { consentTexts } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../ui';
import type { FieldMeta } from '../ui/field';

/**
 * Checkbox to agree to the terms and the privacy policy. It submits the version of the terms to which it
 * links.
 */
export function TermsBox({ meta }: { meta: FieldMeta | undefined }) {
  const { t } = useTranslation('access');
  return (
    <Checkbox required meta={meta} value={consentTexts.terms} label={t('fields.terms')}>
      {t('fields.agree')}{' '}
      <Link to="/terms" target="_blank">
        {t('fields.termsLink')}
      </Link>{' '}
      {t('fields.andThe')}{' '}
      <Link to="/privacy" target="_blank">
        {t('fields.privacyLink')}
      </Link>
    </Checkbox>
  );
}
