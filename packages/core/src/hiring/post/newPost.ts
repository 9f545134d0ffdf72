import { businessDate } from '@elenco/brazil';
import { type Change, insert } from '../../kit';
import type { Deliverable } from '../contract';
import { disclosureOf } from './disclosure';
import { postFlow, posts } from './post';

/** Returns a new post of published content at its link, which is not checked yet. */
export function newPost(
  { id: deliverableId, contractId, briefingId, companyId, creatorId, channel, format, caption }: Deliverable,
  { url, publishedAt, now }: { readonly url: string; readonly publishedAt: string; readonly now: string },
): Change {
  return insert(posts, {
    deliverableId,
    contractId,
    briefingId,
    companyId,
    creatorId,
    status: postFlow.initial,
    statusSince: now,
    network: channel,
    format,
    url,
    publishedAt,
    publishedOn: businessDate(publishedAt),
    caption,
    captionSource: 'approved',
    captionAt: now,
    disclosure: disclosureOf(caption),
    findings: [],
    networkPostId: null,
    checkedAt: null,
    readAt: null,
    askedAt: null,
  });
}
