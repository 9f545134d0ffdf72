import { CSPProvider } from '@base-ui/react/csp-provider';
import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { reportPages } from './browserReports.client';
import { loadI18n } from './i18n/load.client';

reportPages();
const i18n = await loadI18n();
// Browsers hide the nonce attribute but keep the property; Base UI needs it for styles that it adds later.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CSPProvider nonce={nonce}>
        <I18nextProvider i18n={i18n}>
          <RemixBrowser />
        </I18nextProvider>
      </CSPProvider>
    </StrictMode>,
  );
});
