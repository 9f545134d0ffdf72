import { useBlocker, useSubmit } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../ui';
import { showsOtherForm } from './showsOtherForm';

/**
 * Asks for confirmation before unsaved text is lost. `form` is the id of the form if it can be saved as a
 * draft. A page can have only one blocker, so a page with several forms renders this component only for the
 * forms with input.
 */
export function Unsaved({ when, form }: { when: boolean; form?: string }) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && showsOtherForm(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!when) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);

  const saveAndGo = () => {
    const element = document.getElementById(form ?? '');
    if (!(element instanceof HTMLFormElement) || !blocker.location) return;
    const data = new FormData(element);
    data.set('intent', 'leave');
    data.set('to', blocker.location.pathname + blocker.location.search);
    blocker.reset?.();
    submit(data, { method: 'post' });
  };

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t('unsaved.title')}
      description={t('unsaved.text')}
      footer={
        <>
          <Button onClick={() => blocker.proceed?.()}>{t('unsaved.leave')}</Button>
          {form === undefined ? (
            <Button variant="primary" onClick={() => blocker.reset?.()}>
              {t('unsaved.stay')}
            </Button>
          ) : (
            <Button variant="primary" onClick={saveAndGo}>
              {t('unsaved.save')}
            </Button>
          )}
        </>
      }
    />
  );
}
