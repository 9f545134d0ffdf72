import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const List = defineEntity({
  name: 'List',
  tableName: 'lists',
  properties: {
    ...stamps(),
    companyId: p.integer(),
    name: p.text(),
    note: p.text(),
    createdById: p.integer(),
  },
});

export const ListMember = defineEntity({
  name: 'ListMember',
  tableName: 'list_members',
  properties: {
    ...stamps(),
    listId: p.integer(),
    companyId: p.integer(),
    creatorId: p.integer().nullable(),
    externalId: p.integer().nullable(),
    note: p.text(),
    place: p.integer(),
    addedById: p.integer(),
  },
});

export const Favorite = defineEntity({
  name: 'Favorite',
  tableName: 'favorites',
  properties: {
    ...stamps(),
    companyId: p.integer(),
    creatorId: p.integer().nullable(),
    externalId: p.integer().nullable(),
    addedById: p.integer(),
  },
});
