import { measuredName } from '@elenco/core/people';
import { useRouteLoaderData } from '@remix-run/react';
import type { Modal } from '../access/modal';
import { useCsrfToken } from '../i18n/use';
import type { Preferences } from '../preferences';

/** Returns a function that reports an opened dialog to the server, if the visitor has consented. */
export function useMeasure() {
  const csrf = useCsrfToken();
  const root = useRouteLoaderData<{ preferences: Preferences }>('root');
  const agreed = root?.preferences?.analytics === 'yes';
  return (modal: Modal) => {
    if (agreed) navigator.sendBeacon('/event', new URLSearchParams({ csrf, name: measuredName(modal) }));
  };
}
