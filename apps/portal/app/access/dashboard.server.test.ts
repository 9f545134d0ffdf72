import { actorOf } from '@elenco/core';
import { aUser } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { dashboardOf } from './dashboard.server';

const cpf = '52998224725';
const none = { companyId: null, creatorId: null, staff: false, companyRole: null, duties: [], cpf: null };

it.each([
  ['staff', { ...none, staff: true, duties: ['owner'] as const }, '/dashboard/admin/start'],
  ['a brand with a CPF', { ...none, companyId: 11, companyRole: 'owner' as const, cpf }, '/dashboard/client'],
  [
    'a brand without a CPF',
    { ...none, companyId: 11, companyRole: 'owner' as const },
    '/dashboard/client/settings',
  ],
  ['a creator', { ...none, creatorId: 21 }, '/dashboard/professional'],
  ['a user without any role', none, null],
])('returns the page that the Dashboard button opens for %s', (_, given, to) => {
  const user = aUser({ ...given, duties: [...given.duties] });
  expect(dashboardOf(actorOf(user), user)).toBe(to);
});
