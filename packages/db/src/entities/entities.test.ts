import {
  approvalLimits,
  connectionTokens,
  credentials,
  emailChanges,
  googleAccounts,
  invitationLinks,
  matchings,
  networkPosts,
  privacyInquiries,
  providerEvents,
  resources,
  secondFactors,
  subscriberLinks,
} from '@elenco/core';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { entities } from './index';

/** What an entity has besides its schema: the account that a posting adds to, what opens a session, the chain of the audit log. */
const unseen: Partial<Record<string, string[]>> = {
  postings: ['accountId'],
  sessions: ['tokenHash'],
  audit: ['chain', 'position', 'prevHash', 'hash'],
};

/** Resources, and the rows that commands write although no address leads to them. */
const written = {
  ...resources,
  credentials,
  matchings,
  provider_events: providerEvents,
  approval_limits: approvalLimits,
  connection_tokens: connectionTokens,
  invitation_links: invitationLinks,
  second_factors: secondFactors,
  google_accounts: googleAccounts,
  email_changes: emailChanges,
  subscriber_links: subscriberLinks,
  privacy_inquiries: privacyInquiries,
  network_posts: networkPosts,
};

describe.each(Object.keys(written) as (keyof typeof written)[])('%s', (name) => {
  const shape: Record<string, z.ZodType> = written[name].schema.shape;
  const { meta } = entities[name];

  it('has a property for each field of its schema, and no other', () => {
    expect(Object.keys(meta.properties).sort()).toEqual(
      [...Object.keys(shape), ...(unseen[name] ?? [])].sort(),
    );
  });
  it('may be empty exactly where the schema says so', () => {
    const empty = Object.entries<{ nullable?: boolean }>(meta.properties).filter(([, p]) => p.nullable);
    const nullable = Object.entries(shape).filter(([, field]) => field.safeParse(null).success);
    expect(empty.map(([key]) => key).sort()).toEqual(nullable.map(([key]) => key).sort());
  });
  it('lies in the table of the same name', () => {
    expect(meta.tableName).toBe(name.replaceAll('-', '_'));
  });
});
