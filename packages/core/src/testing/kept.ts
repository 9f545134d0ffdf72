import type { Favorite, List, ListActivity, ListMember, ProfileImport, SavedSearch } from '../discovery';
import { ids, NOW, stamped } from './given';

export const aList = (given: Partial<List> = {}): List => ({
  ...stamped,
  id: 301,
  companyId: ids.company,
  name: 'Verão 2027',
  note: 'Para o sérum.',
  createdById: ids.brandUser,
  ...given,
});

export const aListMember = (given: Partial<ListMember> = {}): ListMember => ({
  ...stamped,
  id: 302,
  listId: 301,
  companyId: ids.company,
  creatorId: ids.creator,
  externalId: null,
  note: 'Gostei do tom.',
  place: 1,
  addedById: ids.brandUser,
  stage: 'contacted',
  ownerId: ids.brandUser,
  labels: ['verão'],
  lastContactOn: '2026-11-20',
  nextContactOn: '2026-12-01',
  ...given,
});

export const aListActivity = (given: Partial<ListActivity> = {}): ListActivity => ({
  ...stamped,
  id: 306,
  listId: 301,
  companyId: ids.company,
  creatorId: ids.creator,
  externalId: null,
  kind: 'note',
  value: 'Pediu duas semanas de prazo.',
  authorId: ids.brandUser,
  ...given,
});

export const aFavorite = (given: Partial<Favorite> = {}): Favorite => ({
  ...stamped,
  id: 303,
  companyId: ids.company,
  creatorId: ids.creator,
  externalId: null,
  addedById: ids.brandUser,
  ...given,
});

export const aSavedSearch = (given: Partial<SavedSearch> = {}): SavedSearch => ({
  ...stamped,
  id: 304,
  companyId: ids.company,
  name: 'Beleza no Nordeste',
  query: 'q=pele&channel=instagram&skill=beauty',
  notify: true,
  lookedAt: NOW,
  totalSeen: 12,
  createdById: ids.brandUser,
  ...given,
});

export const anImport = (given: Partial<ProfileImport> = {}): ProfileImport => ({
  ...stamped,
  id: 305,
  fileName: 'catalogo.csv.gz',
  sha256: 'c'.repeat(64),
  source: 'Catálogo Sul',
  sourceAt: NOW,
  phase: 'done',
  readBp: 10_000,
  lines: 12,
  added: 9,
  joined: 2,
  refused: 1,
  failure: null,
  finishedAt: NOW,
  createdById: ids.curator,
  ...given,
});
