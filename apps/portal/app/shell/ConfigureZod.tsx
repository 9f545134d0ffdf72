import { useNonce } from '../nonce';

/**
 * Tells zod, before any schema is created, that the content security policy forbids `eval`. Otherwise zod
 * would try it on every page, which browsers report as a violation.
 */
export function ConfigureZod() {
  return (
    <script
      nonce={useNonce()}
      // Browsers hide the nonce from scripts, so it is missing during hydration.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would write entities for its quotes.
      dangerouslySetInnerHTML={{ __html: 'globalThis.__zod_globalConfig={jitless:true}' }}
    />
  );
}
