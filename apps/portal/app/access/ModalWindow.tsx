import { useNavigate, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import styles from '../modal/others.module.css';
import { DialogWindow } from '../ui/DialogWindow';
import { BrandForm } from './BrandForm';
import { CreatorForm } from './CreatorForm';
import { LoginForm } from './LoginForm';
import { type Modal, withModal } from './modal';
import type { Login } from './signIn.server';
import { useModalOpener } from './useModalOpener';

const texts = { login: 'login', hire: 'brand', be: 'creator' } as const;
/** Modals to which each modal links. */
const linkedModals: Readonly<Record<Modal, readonly Modal[]>> = {
  login: ['hire', 'be'],
  hire: ['be', 'login'],
  be: ['hire', 'login'],
};

type Props = { modal: Modal; answer: Answer | undefined; login: Login };

/** The modal dialog, whose content switches between the login and the two sign-ups. */
export default function ModalWindow({ modal, answer, login }: Props) {
  const { t } = useTranslation(['access', 'options', 'problems']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const linkTo = useModalOpener();
  const close = () => navigate(withModal(search, null), { replace: true, preventScrollReset: true });
  return (
    <DialogWindow
      open
      view={modal}
      form
      onOpenChange={(open) => open || close()}
      title={t(`${texts[modal]}.title`)}
      description={t(`${texts[modal]}.subtitle`)}
    >
      {modal === 'login' && <LoginForm answer={answer} {...login} inModal />}
      {modal === 'hire' && <BrandForm />}
      {modal === 'be' && <CreatorForm />}
      <nav className={styles.others} aria-label={t('others.label')}>
        {linkedModals[modal].map((other) => {
          const { to, onClick } = linkTo(other);
          return (
            <a key={other} href={to} onClick={onClick}>
              {t(`others.${other}`)}
            </a>
          );
        })}
      </nav>
    </DialogWindow>
  );
}
