import { aBriefing, aCharge, aDeliverable, aPost } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { projectsToWatch } from './watch';

const now = '2026-11-22T12:00:00.000Z';
const projects = [aBriefing({ id: 31, title: 'Verão' }), aBriefing({ id: 32, title: 'Inverno' })];
const late = { briefingId: 31, status: 'planned', dueOn: '2026-11-20' } as const;

it('counts late work and offline posts by project', () => {
  const work = [
    aDeliverable(late),
    aDeliverable({ ...late, status: 'draft_submitted' }),
    aDeliverable({ ...late, dueOn: '2026-11-22' }),
  ];
  const posts = [
    aPost({ briefingId: 31, status: 'private' }),
    aPost({ briefingId: 32, status: 'gone' }),
    aPost({ briefingId: 32, status: 'gone' }),
    // Social networks show a story for one day only.
    aPost({ briefingId: 32, status: 'gone', format: 'stories', publishedAt: '2026-11-20T12:00:00.000Z' }),
  ];
  expect(projectsToWatch(projects, { work, charges: [], posts }, now)).toEqual([
    { id: 31, title: 'Verão', late: 1, hidden: 1, gone: 0 },
    { id: 32, title: 'Inverno', late: 0, hidden: 0, gone: 2 },
  ]);
});

it('leaves out projects with neither late work nor offline posts', () => {
  expect(projectsToWatch(projects, { work: [], charges: [], posts: [] }, now)).toEqual([]);
});

it('leaves out late work for which the payment of the brand is overdue', () => {
  const charges = [aCharge({ status: 'overdue', dueOn: '2026-11-18' })];
  expect(projectsToWatch(projects, { work: [aDeliverable(late)], charges, posts: [] }, now)).toEqual([]);
});
