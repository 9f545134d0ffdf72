import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reportError } from '../browserReports.client';
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

/** Returns the title key of the error page; undefined if there is no error. */
export const oopsTitle = (error: unknown) =>
  error ? (`oops.${kindOf(error).kind}.title` as const) : undefined;

/** Returns the target of "try again": the page of the refused form, otherwise this page. */
function useRetryPath(): string {
  const { pathname, search } = useLocation();
  const from = new URLSearchParams(search).get('from') ?? '';
  return /^\/(?![/\\])/.test(from) ? from : pathname + search;
}

/** Explains why a page is missing, forbidden, outdated or failed, with a link to continue. */
export function OopsText({ home = '/' }: { home?: string }) {
  const { t } = useTranslation();
  const error = useRouteError();
  const { status, kind } = kindOf(error);
  // React passes an error of a render to the boundary only, not to the window.
  useEffect(() => reportError(error), [error]);
  const again = useRetryPath();
  const refused = kind === 'tooOld' || kind === 'tooLarge' || kind === 'broken';
  return (
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
        <ButtonLink to={home} reloadDocument={home !== '/'} variant={refused ? undefined : 'dark'}>
          {t('oops.home')}
        </ButtonLink>
      </Row>
    </section>
  );
}

/** Error page in the frame of public pages. */
export function Oops() {
  return (
    <Public>
      <OopsText />
    </Public>
  );
}
