import type { Actor, Duty } from '@elenco/core/people';
import { expect, it } from 'vitest';
import { wordsIn } from '../kit/words';
import { targetsFor } from './jumps';
import { markedFor, menuFor } from './menu';

const staffWith = (...duties: Duty[]): Actor => ({ role: 'admin', userId: 1, name: 'A', duties });
const seen = (actor: Actor) => menuFor(actor).map(({ key }) => key);

it('starts with finance for finance staff, with projects for all others', () => {
  expect(seen(staffWith('finance'))[0]).toBe('money');
  expect(menuFor(staffWith('finance'))[0]?.entries[0]?.address).toBe('/finance');
  expect(seen(staffWith('curation'))[0]).toBe('work');
  expect(seen(staffWith('owner'))[0]).toBe('work');
});

const entries = (actor: Actor) =>
  menuFor(actor).flatMap(({ entries }) => entries.map(({ resource }) => resource));

it('omits entries that the user may not read', () => {
  expect(seen(staffWith('restricted'))).not.toContain('money');
  const importing = (['owner', 'curation', 'support', 'restricted'] as const).filter((duty) =>
    entries(staffWith(duty)).includes('imports'),
  );
  expect(importing).toEqual(['owner', 'curation']);
});

it.each([
  ['/', '/'],
  ['/kanban', '/'],
  ['/briefing/7/curation', '/'],
  ['/contracts/3', '/'],
  ['/perfil/4', '/users-professionals'],
  ['/users/4', '/users'],
  ['/company/1/profile/4', '/users'],
  ['/enterprise-profile/2', '/companies'],
  ['/finance/payouts/9', '/finance/payouts'],
  ['/finance/bank-return', '/finance/charges'],
  ['/cms/content/3', '/cms'],
  ['/search/creator-profile/x1', '/search'],
  ['/jobs', '/jobs'],
  ['/jobs/background', '/jobs/background'],
  ['/nowhere', undefined],
])('marks on %s the entry of %s', (pathname, address) => {
  expect(markedFor(pathname)).toBe(address);
});

it('finds commands of screens without a menu entry, and actions, in the palette', () => {
  const words = wordsIn((key) => key, 'pt');
  const labels = (text: string, actor: Actor) => targetsFor(text, actor, words).map(({ label }) => label);
  expect(labels('importReturn', staffWith('finance'))).toEqual(['finance.importReturn']);
  expect(labels('importReturn', staffWith('support'))).toEqual([]);
  const leave = { label: 'Sair', act: () => {} };
  expect(targetsFor('sair', staffWith('support'), words, [leave])).toEqual([leave]);
});
