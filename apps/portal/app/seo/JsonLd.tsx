import { useNonce } from '../nonce';
import { jsonText } from './jsonText';

/** What the page is about, for search engines (schema.org). It is data: nothing in it runs. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      // Browsers hide the nonce from scripts, so it is not there any more when the page comes to life.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write &quot; where JSON needs a quote; `jsonText` escapes what could end the element.
      dangerouslySetInnerHTML={{ __html: jsonText(data) }}
    />
  );
}
