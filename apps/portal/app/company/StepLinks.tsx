import type { CompanyStep, ToDo } from '@elenco/core/operations';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Row } from '../ui';

/** Links of a task: to its first row and, if all its rows can be completed together, to the page for that. */
export function StepLinks({ step: { code, link, together, params } }: { step: ToDo }) {
  const { t } = useTranslation('company');
  const one = (
    <ButtonLink to={link} variant={together ? 'quiet' : 'primary'} size="large">
      {t(`next.${code as CompanyStep}.action`)}
    </ButtonLink>
  );
  if (!together) return one;
  return (
    <Row>
      <ButtonLink to={together} variant="primary" size="large">
        {t('next.together', params)}
      </ButtonLink>
      {one}
    </Row>
  );
}
