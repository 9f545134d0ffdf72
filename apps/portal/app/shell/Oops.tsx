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

/** What kind of failure this is, as its words are named. */
function kindOf(error: unknown) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404 && isRouteErrorResponse(error) && error.data === 'deadLink') {
    return { status, kind: 'deadLink' as const };
  }
  return { status, kind: status in kinds ? kinds[status as keyof typeof kinds] : ('failed' as const) };
}

/** The key of the title of the page that shows this failure; undefined where nothing has failed. */
export const oopsTitle = (error: unknown) =>
  error ? (`oops.${kindOf(error).kind}.title` as const) : undefined;

/** Where trying again leads: the page that the refused form stood on, else this one. */
function useAgain(): string {
  const from = new URLSearchParams(useLocation().search).get('from') ?? '';
  return /^\/(?![/\\])/.test(from) ? from : '.';
}

/** What people see when a page is not there, not theirs, too old, or failed: calm, with a way on. */
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
