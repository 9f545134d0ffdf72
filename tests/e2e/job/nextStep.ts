import { expect } from '@playwright/test';
import type { Person } from '../support/person';
import { filled, type Words, within } from '../support/words';

const homes = { brand: '/dashboard/client', creator: '/dashboard/professional' } as const;

/** Checks that the home page shows this task next, with this count and kind of payment document. */
export async function expectNextStep(
  who: Person,
  side: keyof typeof homes,
  code: keyof Words['notices']['nextStep'],
  count = 1,
  document: 'receipt' | 'invoice' = 'receipt',
): Promise<void> {
  await who.visit(homes[side]);
  const { company: companyWords, notices, portal } = who.words;
  const texts: Record<string, string> = { ...notices.nextStep[code] };
  if (side === 'brand' && code in companyWords.next) {
    Object.assign(texts, companyWords.next[code as keyof typeof companyWords.next]);
  }
  const title = (count === 1 ? texts.title_one : texts.title_other) ?? texts.title ?? '';
  const step = who.page.getByRole('region', { name: portal.ui.nextStep });
  const named = title.replace('$t(notices:ownDocument_{{document}})', notices[`ownDocument_${document}`]);
  await expect(step.getByRole('heading')).toHaveText(within(filled(named, { count })));
}

/** Checks that the home page shows no next task. */
export async function expectNoNextStep(who: Person, side: keyof typeof homes): Promise<void> {
  await who.visit(homes[side]);
  await expect(who.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(who.page.getByRole('region', { name: who.words.portal.ui.nextStep })).toHaveCount(0);
}
