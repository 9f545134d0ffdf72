import type { Actor, Duty } from '@elenco/core/party';
import { expect, it } from 'vitest';
import { menuFor } from './menu';

const staffWith = (...duties: Duty[]): Actor => ({ role: 'admin', userId: 1, name: 'A', duties });
const seen = (actor: Actor) => menuFor(actor).map(({ key }) => key);

it('begins with the money for those whose work it is, with projects for all others', () => {
  expect(seen(staffWith('finance'))[0]).toBe('money');
  expect(menuFor(staffWith('finance'))[0]?.entries[0]?.resource).toBe('invoices');
  expect(seen(staffWith('curation'))[0]).toBe('work');
  expect(seen(staffWith('owner'))[0]).toBe('work');
});

const entries = (actor: Actor) =>
  menuFor(actor).flatMap(({ entries }) => entries.map(({ resource }) => resource));

it('leaves out what one may not read', () => {
  expect(seen(staffWith('restricted'))).not.toContain('money');
  const importing = (['owner', 'curation', 'support', 'restricted'] as const).filter((duty) =>
    entries(staffWith(duty)).includes('imports'),
  );
  expect(importing).toEqual(['owner', 'curation']);
});
