import { aCreator, anEvaluation, aProject, aShortLink, aUser, ids } from '@elenco/core/testing';
import type { Put } from '../../support/rows';
import { oneOfEach } from '../cast';

/** A name that would break out of a script element if it were not escaped. */
export const nasty = '</script><script>alert(1)</script>';
const creatorOnly = (id: number, creatorId: number, more: object = {}) =>
  aUser({ id, email: `c${creatorId}@story.example`, companyId: null, companyRole: null, creatorId, ...more });

/** Profiles, links and texts, some public and some hidden. */
export const rows: readonly Put[] = [
  ...oneOfEach,
  [
    'creators',
    aCreator({ id: 40, name: nasty, bio: nasty, publicProfile: true, pricePublic: true }),
    aCreator({ id: 41, name: 'Gil Fora', publicProfile: true }),
    aCreator({ id: 42, name: 'Hana Ida', publicProfile: true, removedAt: '2026-11-01T12:00:00.000Z' }),
  ],
  [
    'users',
    creatorOnly(140, 40),
    creatorOnly(141, 41, { suspendedAt: '2026-11-01T12:00:00.000Z' }),
    creatorOnly(142, 42),
  ],
  [
    'short-links',
    aShortLink({ id: 501, slug: 'fora', target: 'https://blog.elenco.example/a?b=1' }),
    aShortLink({ id: 502, slug: 'velho', expiresOn: '2026-01-31' }),
    aShortLink({ id: 503, slug: 'fechado', closedAt: '2026-11-01T12:00:00.000Z' }),
  ],
  ['portfolio-projects', aProject({ id: 401, creatorId: 40, title: 'Segundo', place: 2 })],
  ['portfolio-projects', aProject({ id: 402, creatorId: 40, title: 'Primeiro', place: 1 })],
  [
    'evaluations',
    anEvaluation({
      id: 300,
      contractId: ids.contract,
      creatorId: ids.creator,
      side: 'creator',
      status: 'done',
      rating: 1,
      text: 'sobre a marca',
      shownAt: '2026-11-01T12:00:00.000Z',
    }),
  ],
];
