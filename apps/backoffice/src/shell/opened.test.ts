import type { Duty } from '@elenco/core/people';
import { expect, it } from 'vitest';
import { openedPath } from './opened';

it.each([
  [['finance'], '', '', '/finance'],
  [['finance'], '/', '', '/finance'],
  [['finance'], '/', '?filter={}', '/'],
  [['finance'], '/finance/payouts/9', '', '/finance/payouts/9'],
  [['finance', 'curation'], '/', '', '/'],
  [['curation'], '/', '', '/'],
  [['owner'], '', '', ''],
] as const)(
  'sends staff with the duties %j who open %j%s to the path %j',
  (duties, pathname, search, opened) => {
    const actor = { role: 'admin', userId: 1, name: 'A', duties: [...duties] as Duty[] } as const;
    expect(openedPath(actor, pathname, search)).toBe(opened);
  },
);
