import { useNonce } from '../nonce';
import { jsonText } from './jsonText';

/** Structured data for search engines (schema.org), which is never executed. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      // Browsers hide the nonce from scripts, so it is missing during hydration.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write &quot; where JSON needs a quote; `jsonText` escapes what could end the element.
      dangerouslySetInnerHTML={{ __html: jsonText(data) }}
    />
  );
}
