import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import home from '@elenco/locales/pt/home.json' with { type: 'json' };
import portal from '@elenco/locales/pt/portal.json' with { type: 'json' };

/** Returns the files with the home page's texts in Portuguese, which its scripts load before they start. */
export function homeTextFiles(): string[] {
  const folder = join(import.meta.dirname, '../../apps/portal/build/client/assets');
  const words = [portal.shell.account, home.description];
  return readdirSync(folder)
    .filter((name) => /^(portal|home)-[\w-]+\.js$/.test(name))
    .filter((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return words.some((word) => text.includes(word));
    });
}
