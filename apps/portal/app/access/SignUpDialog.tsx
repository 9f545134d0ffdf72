import { useNavigate, useSearchParams } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Dialog } from '../ui';
import { BrandForm } from './BrandForm';
import { CreatorForm } from './CreatorForm';

/** The seed's names of the modals: be a creator, hire one. Each is a page too, for browsers without scripts. */
const pages = { be: '/signup/creator', hire: '/signup/brand' } as const;
type Modal = keyof typeof pages;

/** Sign-up over the home page, open by its address: `/?modal=be`, `/?modal=hire`. */
export function SignUpDialog() {
  const { t } = useTranslation('access');
  const [params, setParams] = useSearchParams();
  const modal = params.get('modal');
  const close = () => {
    params.delete('modal');
    setParams(params, { replace: true, preventScrollReset: true });
  };
  const dialog = (name: Modal, side: 'creator' | 'brand', form: ReactNode) => (
    <Dialog
      open={modal === name}
      onOpenChange={(open) => open || close()}
      title={t(`${side}.title`)}
      description={t(`${side}.lead`)}
    >
      {form}
    </Dialog>
  );
  return (
    <>
      {dialog('be', 'creator', <CreatorForm />)}
      {dialog('hire', 'brand', <BrandForm />)}
    </>
  );
}

type LinkProps = { modal: Modal; variant?: 'primary'; children: ReactNode };

/** Opens the modal; as a link to its page, so that it can be opened elsewhere, and without scripts. */
export function SignUpLink({ modal, variant, children }: LinkProps) {
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(`/?modal=${modal}`, { preventScrollReset: true });
  };
  return (
    <ButtonLink to={pages[modal]} size="large" onClick={open} {...(variant ? { variant } : {})}>
      {children}
    </ButtonLink>
  );
}
