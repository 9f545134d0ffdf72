import type { User } from '@elenco/core';
import { aUser, ids } from '@elenco/core/testing';

const aStaff = (id: number, name: string, duty: User['duties'][number]) =>
  aUser({
    id,
    name,
    email: `${name.toLowerCase()}@elenco.example`,
    staff: true,
    duties: [duty],
    companyId: null,
    companyRole: null,
  });

/**
 * All users of the API tests. The first user of each role owns the rows of `oneOfEach`; the others own none.
 */
export const people = {
  brandOwner: aUser(),
  brandMember: aUser({ id: 104, name: 'Davi', email: 'davi@aurora.example', companyRole: 'member' }),
  otherBrand: aUser({ id: 105, name: 'Elisa', email: 'elisa@boreal.example', companyId: 12 }),
  creator: aUser({
    id: ids.creatorUser,
    name: 'Cecília',
    email: 'cecilia@story.example',
    companyId: null,
    companyRole: null,
    creatorId: ids.creator,
  }),
  otherCreator: aUser({
    id: 106,
    name: 'Fábio',
    email: 'fabio@story.example',
    companyId: null,
    companyRole: null,
    creatorId: 22,
  }),
  curation: aStaff(ids.curator, 'Gabriela', 'curation'),
  finance: aStaff(107, 'Heitor', 'finance'),
  secondFinance: aStaff(108, 'Iara', 'finance'),
  support: aStaff(109, 'Jonas', 'support'),
  owner: aStaff(110, 'Karina', 'owner'),
  content: aStaff(111, 'Lucas', 'content'),
  restricted: aStaff(112, 'Marta', 'restricted'),
} as const satisfies Record<string, User>;
export type Person = keyof typeof people;
