import { useNonce } from '../nonce';

/**
 * Tells zod, before any schema is made, that the content policy lets nobody compile code. It would find out by trying,
 * once on every page, which browsers report as a breach of the policy.
 */
export function ConfigureZod() {
  return (
    <script
      nonce={useNonce()}
      // Browsers hide the nonce from scripts, so it is not there any more when the page comes to life.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would write entities for its quotes.
      dangerouslySetInnerHTML={{ __html: 'globalThis.__zod_globalConfig={jitless:true}' }}
    />
  );
}
