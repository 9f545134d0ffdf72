import { tokenFamilies } from '@elenco/core/people';
import en from '@elenco/locales/en/security.json' with { type: 'json' };
import pt from '@elenco/locales/pt/security.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { scopeKey } from './tokens';

const textOf = (words: object, key: string) =>
  key.split('.').reduce((found: unknown, part) => (found as Record<string, unknown>)[part], words) as string;

it.each([
  ['pt', pt],
  ['en', en],
] as const)(
  'describes each token scope in %s, with a different text for staff, brands and creators',
  (_, words) => {
    const texts = tokenFamilies.flatMap((family) =>
      (['read', 'write'] as const).flatMap((verb) =>
        (['admin', 'company', 'creator'] as const).map((role) =>
          textOf(words, scopeKey(`${family}:${verb}`, role)),
        ),
      ),
    );
    expect(texts.every((text) => text.length > 0)).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  },
);
