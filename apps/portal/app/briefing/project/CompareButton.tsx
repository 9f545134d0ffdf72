import { useTranslation } from 'react-i18next';
import { Csrf, SubmitButton } from '../../ui';

/** Id of the form with the proposals to compare. */
export const COMPARE_FORM = 'compare';

/**
 * Opens the comparison of the checked proposals. A button before the form brings a CSRF token of its own,
 * because the token must be the first field that the browser sends.
 */
export function CompareButton({ large = false }: { large?: boolean }) {
  const { t } = useTranslation('company');
  return (
    <>
      {large && <Csrf form={COMPARE_FORM} />}
      <SubmitButton
        form={COMPARE_FORM}
        name="intent"
        value="compare"
        {...(large ? { size: 'large' } : {})}
        data-main-act
      >
        {t('proposals.compare')}
      </SubmitButton>
    </>
  );
}
