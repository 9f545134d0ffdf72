import {
  approvalLimits,
  approvalRequests,
  connectionTokens,
  credentials,
  emailChanges,
  googleAccounts,
  invitationLinks,
  matchings,
  networkPosts,
  privacyInquiries,
  providerEvents,
  type ResourceName,
  resources,
  secondFactors,
  subscriberLinks,
} from '@elenco/core';
import { type EntitySchema, p } from '@mikro-orm/core';
import { type DeclaredRows, entityFor, tableEntity } from './fromSchema';
import { identity } from './internal/identity';
import { messages } from './internal/messages';
import { records } from './internal/records';
import { search } from './internal/search';

export { instantOf } from './types';

/**
 * Columns that core does not declare, by resource: the account of a posting, the token of a session, the hash
 * chain of the audit log.
 */
const added: Partial<Record<ResourceName, Parameters<typeof entityFor>[1]>> = {
  postings: { accountId: p.integer() },
  sessions: { tokenHash: p.text() },
  audit: { chain: p.integer(), position: p.integer(), prevHash: p.text(), hash: p.text() },
};

const resourceEntities = Object.fromEntries(
  Object.values<DeclaredRows>(resources).map((rows) => [
    rows.name,
    entityFor(rows, added[rows.name as ResourceName]),
  ]),
) as Record<ResourceName, EntitySchema>;

/** Resources whose rows commands write but that have no REST route. */
const withoutAddress = [
  approvalLimits,
  approvalRequests,
  connectionTokens,
  credentials,
  emailChanges,
  googleAccounts,
  invitationLinks,
  matchings,
  networkPosts,
  privacyInquiries,
  providerEvents,
  secondFactors,
  subscriberLinks,
] as const;

const entitiesWithoutAddress = Object.fromEntries(
  withoutAddress.map((rows) => [rows.name, entityFor(rows)]),
) as Record<(typeof withoutAddress)[number]['name'], EntitySchema>;

/** Internal tables, which no command writes. */
const internal = { ...identity, ...messages, ...records, ...search };
const internalEntities = Object.fromEntries(
  Object.entries(internal).map(([name, properties]) => [name, tableEntity(name, properties)]),
) as Record<keyof typeof internal, EntitySchema>;

/** All entities. The key is the name of the resource or of the internal table. */
export const entities = { ...resourceEntities, ...entitiesWithoutAddress, ...internalEntities };
export type EntityKey = keyof typeof entities;

export const entityList: EntitySchema[] = Object.values(entities);
