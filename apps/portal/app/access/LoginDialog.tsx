import { useNavigate } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Alert, ButtonLink, Dialog } from '../ui';
import { LoginForm } from './LoginForm';
import type { Login } from './signIn.server';

type Props = { open: boolean; answer: Answer | undefined; login: Login };

/** The login over the home page, while the address says `openlogin=true`. Without scripts, the way to its page. */
export function LoginDialog({ open, answer, login }: Props) {
  const { t } = useTranslation('access');
  const navigate = useNavigate();
  if (!open) return null;
  return (
    <>
      <noscript>
        <Alert
          title={t('login.first')}
          action={
            <ButtonLink
              to={login.briefing ? `/login?briefing=${login.briefing}` : '/login'}
              variant="primary"
            >
              {t('login.submit')}
            </ButtonLink>
          }
        />
      </noscript>
      <Dialog
        open
        onOpenChange={(shown) => shown || navigate('/', { replace: true, preventScrollReset: true })}
        title={t('login.title')}
        description={t('login.lead')}
      >
        <LoginForm answer={answer} {...login} />
      </Dialog>
    </>
  );
}
