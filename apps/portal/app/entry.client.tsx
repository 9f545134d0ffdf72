import { CSPProvider } from '@base-ui/react/csp-provider';
import { RemixBrowser } from '@remix-run/react';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { reportPages } from './browserReports.client';
import { recordEarlyText } from './forms/earlyText.client';
import { loadI18n } from './i18n/load.client';

reportPages();
const restoreEarlyText = recordEarlyText();
const i18n = await loadI18n();
// Browsers hide the nonce attribute but keep the property; Base UI needs it for styles that it adds later.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/** Wraps the page. A sibling element would change the ids of `useId`, which the server renders too. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(restoreEarlyText, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CSPProvider nonce={nonce}>
        <I18nextProvider i18n={i18n}>
          <Hydrated>
            <RemixBrowser />
          </Hydrated>
        </I18nextProvider>
      </CSPProvider>
    </StrictMode>,
  );
});
