import { expect, it } from 'vitest';
import { deletedAt, deletionPath } from './deletion.server';

const now = '2026-11-22T03:15:00.000Z';

it('encodes the time of a deletion in a confirmation code of letters and digits', () => {
  const { code, path } = deletionPath(now, 'secret');
  expect(code).toMatch(/^[0-9a-z]{40}$/);
  expect(path).toBe(`/meta/deletion?code=${code}`);
  expect(deletedAt(code, 'secret')).toBe(now);
});

it('rejects a confirmation code that was changed or signed with a different secret', () => {
  const { code } = deletionPath(now, 'secret');
  const changed = code.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
  for (const wrong of ['', changed, code.slice(0, -1), `${code}0`, code.toUpperCase(), ` ${code}`]) {
    expect([wrong, deletedAt(wrong, 'secret')]).toEqual([wrong, null]);
  }
  expect(deletedAt(code, 'another')).toBeNull();
});
