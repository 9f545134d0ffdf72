import { type Jumped, MAX_FOUND, waitingFor } from '@elenco/core/operations';
import type { Actor, Duty } from '@elenco/core/people';
import polyglot from 'ra-i18n-polyglot';
import { expect, it } from 'vitest';
import { wordsIn } from '../kit/words';
import { interpolation } from '../providers/i18n';
import * as textsEn from '../providers/texts-en';
import * as textsPt from '../providers/texts-pt';
import { screenOfOtherDuty, sortTargets, targetsFor } from './jumps';
import {
  allEntries,
  entriesFor,
  highlightedEntry,
  initiallyCollapsed,
  labelOf,
  MAX_EXPANDED,
  menuFor,
  queueOf,
} from './menu';
import { cutKinds, searched } from './useFound';

const staffWith = (...duties: Duty[]): Actor => ({ role: 'admin', userId: 1, name: 'A', duties });
const seen = (actor: Actor) => menuFor(actor).map(({ key }) => key);

const firstPages = (...duties: Duty[]) => {
  const [today] = menuFor(staffWith(...duties));
  return [today?.key, ...(today?.entries.map(({ address }) => address) ?? [])];
};

it.each([
  [['finance'], ['/finance']],
  [['curation'], ['/start']],
  [['support'], ['/start']],
  [['restricted'], ['/start']],
  [
    ['curation', 'finance'],
    ['/start', '/finance'],
  ],
  [['owner'], ['/start', '/finance', '/figures']],
] as const)(
  'starts the menu of staff with the duties %s with the pages for their daily work',
  (duties, pages) => {
    expect(firstPages(...duties)).toEqual(['today', ...pages]);
  },
);

it.each([
  ['owner', ['today', 'work', 'people']],
  ['finance', ['today', 'money']],
  ['curation', ['today', 'work', 'people']],
  ['support', ['today', 'support', 'people']],
] as const)('initially expands only the menu groups for staff with the duty %s', (duty, expanded) => {
  const actor = staffWith(duty);
  const folded = initiallyCollapsed(actor);
  const open = menuFor(actor).filter(({ key }) => !folded.includes(key));
  expect(open.map(({ key }) => key)).toEqual(expanded);
  expect(open.flatMap((group) => group.entries).length).toBeLessThanOrEqual(MAX_EXPANDED);
});

it.each([
  ['pt', textsPt],
  ['en', textsEn],
] as const)('gives every menu entry a unique name in %s', (locale, { backoffice, books, ...texts }) => {
  const messages = { ...backoffice, ...books, ...texts } as never;
  const words = wordsIn(polyglot(() => messages, locale, [], interpolation).translate, locale);
  const names = allEntries.map((entry) => labelOf(entry, words));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it.each(['owner', 'finance', 'curation', 'support'] as const)(
  'shows each queue of staff with the duty %s at exactly one menu entry',
  (duty) => {
    const actor = staffWith(duty);
    const queues = entriesFor(actor)
      .flatMap((group) => group.entries)
      .flatMap((entry) => queueOf(actor, entry) ?? []);
    expect(queues.toSorted()).toEqual(waitingFor(actor).toSorted());
  },
);

it('lists a screen’s tabs in the command palette but not in the menu', () => {
  const finance = staffWith('finance');
  expect(entries(finance)).not.toContain('payment-files');
  expect(entriesFor(finance).flatMap((group) => group.entries.map(({ resource }) => resource))).toContain(
    'payment-files',
  );
  expect(highlightedEntry('/finance/payment-files')).toBe('/finance/payouts');
  expect(entries(finance)).not.toContain('payment-answers');
  expect(highlightedEntry('/finance/payment-answers/3')).toBe('/finance/payouts');
});

const entries = (actor: Actor) =>
  menuFor(actor).flatMap(({ entries }) => entries.map(({ resource }) => resource));

it('omits menu entries that the user may not read', () => {
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
  ['/finance/bank-return', '/finance/receipts'],
  ['/cms/content/3', '/cms'],
  ['/search/creator-profile/x1', '/search'],
  ['/observations/file', '/posts'],
  ['/conversation-readings/3', '/message-reports'],
  ['/failed-sign-ins', '/audit'],
  ['/jobs', '/jobs'],
  ['/jobs/background', '/jobs/background'],
  ['/settings/staff/invite', '/settings/staff'],
  ['/settings/platform', '/settings'],
  ['/nowhere', undefined],
])('highlights on %s the menu entry of %s', (pathname, address) => {
  expect(highlightedEntry(pathname)).toBe(address);
});

it('finds in the command palette actions, and commands of screens without a menu entry', () => {
  const words = wordsIn((key) => key, 'pt');
  const labels = (text: string, actor: Actor) => targetsFor(text, actor, words).map(({ label }) => label);
  expect(labels('importReturn', staffWith('finance'))).toEqual(['finance.importReturn']);
  expect(labels('importReturn', staffWith('support'))).toEqual([]);
  expect(labels('inviteTitle', staffWith('owner'))).toEqual(['platform.inviteTitle']);
  expect(labels('inviteTitle', staffWith('finance'))).toEqual([]);
  const leave = { label: 'Sair', act: () => {} };
  expect(targetsFor('sair', staffWith('support'), words, [leave])).toEqual([leave]);
});

it('sorts command palette results: targets that start with the text, then found records, then other targets', () => {
  const to = (label: string) => ({ label, to: `/${label}` });
  const targets = [to('Relatório de pagamentos'), to('Pagamentos')];
  const labels = (found: readonly { label: string; to: string }[]) =>
    sortTargets('pagam', targets, found, []).map(({ label }) => label);
  expect(labels([to('Pagamento #16')])).toEqual(['Pagamentos', 'Pagamento #16', 'Relatório de pagamentos']);
});

it('searches every kind of record that the command palette offers by number', () => {
  const words = wordsIn((key) => key, 'pt');
  const offered = targetsFor('16', staffWith('owner'), words).flatMap(({ of }) => of ?? []);
  expect(offered.length).toBeGreaterThan(20);
  expect(offered.filter((kind) => !searched.includes(kind))).toEqual([]);
});

it('removes a record that the command palette offered by number if the search does not find it', () => {
  const charge = { label: 'Cobrança #16', to: '/c/16', of: 'charges' } as const;
  const squad = { label: 'Squad #16', to: '/s/16', of: 'squads' } as const;
  const found = [{ label: 'Cobrança #16 · R$ 7.388,56 · Aurora', to: '/c/16' }];
  expect(sortTargets('16', [charge, squad], undefined, ['charges'])).toEqual([charge, squad]);
  expect(sortTargets('16', [charge, squad], found, ['charges'])).toEqual([...found, squad]);
  expect(sortTargets('16', [charge, squad], [], ['charges'])).toEqual([squad]);
});

it('offers a resource’s whole list only if the search found the maximum and the list can be searched by text', () => {
  const rows = (resource: Jumped['resource'], count: number) =>
    Array.from({ length: count }, () => ({ resource }));
  const found = [
    ...rows('users', MAX_FOUND),
    ...rows('creators', MAX_FOUND - 1),
    ...rows('payouts', MAX_FOUND),
  ];
  expect(cutKinds(found)).toEqual(['users']);
});

it('names a screen that matches the text only if the screen belongs to a duty that the user lacks', () => {
  const words = wordsIn((key) => key, 'pt');
  const place = 'resources.board-reports.name';
  expect(screenOfOtherDuty('board-reports', staffWith('curation'), words)).toBe(place);
  expect(screenOfOtherDuty('board-reports', staffWith('support'), words)).toBeUndefined();
  expect(screenOfOtherDuty('boa', staffWith('curation'), words)).toBeUndefined();
});
