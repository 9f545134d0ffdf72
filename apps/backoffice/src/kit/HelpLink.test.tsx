import type { Actor } from '@elenco/core/people';
import { I18nContext } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HelpLink } from './HelpLink';
import { ActorContext } from './useActor';

const i18n = {
  translate: (key: string, values?: { term?: string }) => `${key} ${values?.term}`,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};
const shownTo = (duty: 'finance' | 'restricted', topic: Parameters<typeof HelpLink>[0]['topic']) => {
  const actor: Actor = { role: 'admin', userId: 1, name: 'Ana', duties: [duty] };
  return renderToStaticMarkup(
    <I18nContext.Provider value={i18n}>
      <ActorContext.Provider value={actor}>
        <HelpLink topic={topic} name="Charges" />
      </ActorContext.Provider>
    </I18nContext.Provider>,
  );
};

it('renders a help link that opens in a new tab and has an accessible name', () => {
  const html = shownTo('finance', ['finance', 'charge']);
  expect(html).toContain('href="/dashboard/admin/help/finance#charge"');
  expect(html).toContain('target="_blank"');
  expect(html).toContain('aria-label="kit.helpAbout Charges"');
});

it('renders no help link for staff who may not open the help page', () => {
  expect(shownTo('restricted', ['finance', 'charge'])).not.toContain('href');
  expect(shownTo('restricted', ['brand', 'squad'])).toContain('href="/dashboard/admin/help/brand#squad"');
});
