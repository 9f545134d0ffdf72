import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aContract,
  aCreator,
  accepted,
  anOrder,
  aTrackedLink,
  brandOwner,
  type Case,
  curator,
  ids,
  otherBrand,
  refusedWith,
  summarize,
  theCreator,
} from '../../testing';
import { changeTrackedLink, importOrders, landingOf, makeTrackedLinks, promoCodesFor } from '.';

const hired = aContract({ status: 'active' });
const second = aContract({ id: 777, creatorId: 88, status: 'active' });
const store = {
  briefings: [aBriefing()],
  contracts: [hired, second, aContract({ id: 778, creatorId: 89, status: 'sent' })],
  creators: [aCreator(), aCreator({ id: 88, name: 'Ícaro Sá' })],
  'tracked-links': [aTrackedLink()],
  orders: [anOrder()],
};
const rowsOf = (changes: readonly { do: string; row?: unknown }[]) =>
  changes.flatMap((one) => (one.do === 'insert' ? [one.row as Record<string, unknown>] : []));

describe('a tracked link', () => {
  const input = { briefingId: ids.briefing, target: 'https://aurora.example/serum', prefix: 'VERAO' };

  it('is created for each hiring in force that has no link yet', async () => {
    const { changes, reply } = await accepted(makeTrackedLinks, input, { actor: brandOwner, store });
    expect(reply).toEqual({ made: 1 });
    expect(rowsOf(changes)).toMatchObject([{ contractId: 777, creatorId: 88, code: 'VERAOICARO' }]);
  });

  it.each<[string, Case, string[]]>([
    ['by another brand', { actor: otherBrand, store }, ['not_found']],
    ['by the creator', { actor: theCreator, store }, ['not_found']],
    ['without hirings', { actor: brandOwner, store: { ...store, contracts: [] } }, ['no_hirings']],
    [
      'if all hirings have links',
      { actor: curator, store: { ...store, contracts: [hired] } },
      ['all_have_links'],
    ],
  ])('is refused %s', async (_, given, codes) => {
    expect(await refusedWith(makeTrackedLinks, input, given)).toEqual(codes);
  });

  it('has a code that is unique in the company', async () => {
    expect(promoCodesFor(['Ana Lima', 'Ana Dias', 'Zé', '  '], '', ['ANA2'])).toEqual([
      'ANA',
      'ANA3',
      'ZE0',
      'CREATOR',
    ]);
    const links = [aTrackedLink(), aTrackedLink({ id: 5, contractId: 777, code: 'ICARO' })];
    const given = { actor: brandOwner, store: { ...store, 'tracked-links': links } };
    const wanted = { id: ids.trackedLink, target: input.target, code: 'ICARO' };
    expect(await refusedWith(changeTrackedLink, wanted, given)).toEqual(['code_taken /code']);
    const { changes } = await accepted(changeTrackedLink, { ...wanted, code: 'CECI10' }, given);
    expect(summarize(changes)).toEqual([`update tracked-links ${ids.trackedLink}`]);
  });

  it('adds UTM parameters to the target URL and keeps the URL’s own parameters', () => {
    const link = aTrackedLink({ target: 'https://aurora.example/serum?cor=azul&utm_source=loja#ver' });
    expect(landingOf(link)).toBe(
      `https://aurora.example/serum?cor=azul&utm_source=loja&utm_medium=creator&utm_campaign=${ids.briefing}&utm_content=a1b2c3d4e5#ver`,
    );
  });
});

describe('an import of orders', () => {
  const order = (line: number, more: object = {}) => ({
    line,
    number: `N-${line}`,
    code: 'cecilia',
    orderedOn: '2026-11-20',
    amountCents: 9_900,
    ...more,
  });
  const input = (...rows: object[]) => ({ briefingId: ids.briefing, rows });

  it('stores new orders, updates known orders and returns the invalid lines', async () => {
    const rows = [
      order(2),
      order(3, { number: 'A-1001', amountCents: 0 }),
      order(4, { code: 'BIA' }),
      order(5, { orderedOn: '2030-01-01' }),
      order(6, { number: 'N-2' }),
    ];
    const { changes, reply } = await accepted(importOrders, input(...rows), { actor: brandOwner, store });
    expect(summarize(changes)).toEqual(['insert orders', 'update orders 231']);
    expect(reply).toEqual({
      taken: 2,
      refused: [
        { line: 4, pointer: '/code', code: 'unknown_code' },
        { line: 5, pointer: '/orderedOn', code: 'in_the_future' },
        { line: 6, pointer: '/number', code: 'order_twice' },
      ],
    });
  });

  it.each<[string, Case, string[]]>([
    ['by another brand', { actor: otherBrand, store }, ['not_found']],
    ['by a creator', { actor: theCreator, store }, ['not_found']],
    ['without links', { actor: brandOwner, store: { ...store, 'tracked-links': [] } }, ['no_links']],
  ])('is rejected %s', async (_, given, codes) => {
    expect(await refusedWith(importOrders, input(order(2)), given)).toEqual(codes);
  });
});
