import type { Actor, Duty } from '@elenco/core/people';
import { expect, it } from 'vitest';
import { hasDuty, may, movesFor } from './access';

const staff = (...duties: Duty[]): Actor => ({ role: 'admin', userId: 1, name: 'Rita', duties });

it('lets curation staff approve, send back or cancel a briefing under approval', () => {
  const moves = movesFor(staff('curation'), 'briefings', { status: 'under_approval' });
  expect(moves).toEqual(['sendBack', 'approve', 'cancel']);
});

it('offers no move that the row’s status does not allow', () => {
  expect(movesFor(staff('curation'), 'briefings', { status: 'hired' })).toEqual([]);
  expect(movesFor(staff('finance'), 'payouts', { status: 'waiting_invoice' })).toEqual([]);
});

it('offers no move to staff without the required duty, but offers every staff move to an owner', () => {
  expect(movesFor(staff('support'), 'briefings', { status: 'under_approval' })).toEqual([]);
  expect(movesFor(staff('curation'), 'payouts', { status: 'processing' })).toEqual([]);
  expect(movesFor(staff('owner'), 'payouts', { status: 'processing' })).toEqual(['release', 'fail']);
});

it('offers no move to a visitor without a session, and none on a resource without a flow', () => {
  expect(movesFor({ role: 'nobody' }, 'briefings', { status: 'under_approval' })).toEqual([]);
  expect(movesFor(staff('owner'), 'settings', { status: 'any' })).toEqual([]);
});

it('lets staff remove a shortlist entry only before the brand has seen it', () => {
  expect(may(staff('curation'), 'remove', 'shortlist', { status: 'proposed' })).toBe(true);
  expect(may(staff('curation'), 'remove', 'shortlist', { status: 'released' })).toBe(false);
});

it('treats a staff owner as having every duty', () => {
  expect(hasDuty(staff('owner'), 'finance')).toBe(true);
  expect(hasDuty(staff('support'), 'finance')).toBe(false);
});
