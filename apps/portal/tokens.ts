/** Writes `app/styles/tokens.css` from the design tokens. */
import { writeFile } from 'node:fs/promises';
import { tokensCss } from '@elenco/core/platform/design';

await writeFile(new URL('app/styles/tokens.css', import.meta.url), tokensCss());
