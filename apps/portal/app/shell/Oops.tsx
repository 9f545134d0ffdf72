import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Row } from '../ui';
import styles from './Oops.module.css';
import { Public } from './Public';

/** What people see when a page is not there, not theirs, or failed: calm, with a way on. */
export function Oops() {
  const { t } = useTranslation();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = status === 404 ? 'notFound' : status === 503 ? 'unavailable' : 'failed';
  return (
    <Public>
      <section className={styles.oops}>
        <p className={styles.code}>{status}</p>
        <h1>{t(`oops.${kind}.title`)}</h1>
        <p className={styles.text}>{t(`oops.${kind}.text`)}</p>
        <Row>
          <ButtonLink to="/" variant="dark">
            {t('oops.home')}
          </ButtonLink>
          {kind !== 'notFound' && (
            <ButtonLink to="." reloadDocument>
              {t('oops.again')}
            </ButtonLink>
          )}
        </Row>
      </section>
    </Public>
  );
}
