import { useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Alert, ButtonLink, lazyPart } from '../ui';
import { intendedCreatorIn, withIntendedCreator } from './intendedCreator';
import { loadModalWindow } from './ModalLink';
import { modalIn, modalPages } from './modal';
import type { Login } from './signIn.server';

const Window = lazyPart(loadModalWindow);

/**
 * The modal that the query string of the home page names: `/?modal=be`, `/?modal=hire`, `/?openlogin=true`.
 * The forms are loaded when the modal opens. If scripts are disabled, a link to the page with the same form
 * is shown.
 */
export function Modals({ answer, login }: { answer: Answer | undefined; login: Login }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const modal = modalIn(search);
  if (!modal) return null;
  const page = withIntendedCreator(modalPages[modal], modal === 'hire' ? intendedCreatorIn(search) : null);
  return (
    <>
      <noscript>
        <Alert
          title={t(`modals.${modal}`)}
          action={
            <ButtonLink
              to={modal === 'login' && login.briefing ? `${page}?briefing=${login.briefing}` : page}
              variant="primary"
            >
              {t('modals.go')}
            </ButtonLink>
          }
        />
      </noscript>
      <Window modal={modal} answer={answer} login={login} />
    </>
  );
}
