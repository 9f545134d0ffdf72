import { expect, it } from 'vitest';
import { showsOtherForm } from './showsOtherForm';

const here = {
  pathname: '/dashboard/client/briefing/1',
  search: '?view=content&piece=5&queue=review_draft&at=5',
};

it.each([
  ['another page', { ...here, pathname: '/dashboard/client' }, true],
  ['the next row of the queue on this page', { ...here, search: here.search.replaceAll('5', '6') }, true],
  ['an older version of the draft', { ...here, search: `${here.search}&number=1` }, true],
  ['the same row', { ...here, search: `${here.search}&done=1` }, false],
])('decides whether a redirect opens a different form: %s', (_, next, other) => {
  expect(showsOtherForm(here, next)).toBe(other);
});
