import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Row } from '../ui';
import styles from './Oops.module.css';
import { Public } from './Public';

const kinds = {
  400: 'broken',
  403: 'tooOld',
  404: 'notFound',
  413: 'tooLarge',
  429: 'tooOften',
  503: 'unavailable',
} as const;

/** Returns status and kind of a failure; the kind is the key of its texts. */
function kindOf(error: unknown) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404 && isRouteErrorResponse(error) && error.data === 'deadLink') {
    return { status, kind: 'deadLink' as const };
  }
  return { status, kind: status in kinds ? kinds[status as keyof typeof kinds] : ('failed' as const) };
}

/** Returns the title key of the error page; undefined without an error. */
export const oopsTitle = (error: unknown) =>
  error ? (`oops.${kindOf(error).kind}.title` as const) : undefined;

/** Returns the target of "try again": the page of the refused form, else this one. */
function useAgain(): string {
  const from = new URLSearchParams(useLocation().search).get('from') ?? '';
  return /^\/(?![/\\])/.test(from) ? from : '.';
}

/** Error page for missing, forbidden, outdated or failed pages, with a way on. */
export function Oops() {
  const { t } = useTranslation();
  const { status, kind } = kindOf(useRouteError());
  const again = useAgain();
  const refused = kind === 'tooOld' || kind === 'tooLarge' || kind === 'broken';
  return (
    <Public>
      <section className={styles.oops}>
        <p className={styles.code}>{status}</p>
        <h1>{t(`oops.${kind}.title`)}</h1>
        <p className={styles.text}>{t(`oops.${kind}.text`)}</p>
        <Row>
          {kind !== 'notFound' && kind !== 'deadLink' && (
            <ButtonLink to={again} reloadDocument variant={refused ? 'dark' : undefined}>
              {t('oops.again')}
            </ButtonLink>
          )}
          <ButtonLink to="/" variant={refused ? undefined : 'dark'}>
            {t('oops.home')}
          </ButtonLink>
        </Row>
      </section>
    </Public>
  );
}
