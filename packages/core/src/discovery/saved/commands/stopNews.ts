import { z } from 'zod';
import { accept, Problem, update } from '../../../kit';
import { defineCommand, id, type MailLink, mailLinks, tokenHash, users } from '../../../people';
import { savedSearches } from '../savedSearch';

/** As often as it is followed; not from a mailbox that is the person's no more. */
const stillStops = ({ usedAt, expiresAt }: MailLink, now: string): boolean =>
  usedAt === null && now < expiresAt;

/**
 * Whoever holds a mail about new matches wants no more of them: of one search that its person keeps, or of all.
 * What is off stays off, and nothing is said of searches of others, nor of a company that the person has left. The reply names those that still tell, as they
 * were before. @throws Problem `not_found` for a link that is unknown or too old
 */
export const stopNews = defineCommand({
  name: 'saved-searches.stopNews',
  input: z.strictObject({ tokenHash, searchId: id.nullable().default(null) }),
  async load(find, { tokenHash: hash }, { now }) {
    const [link] = await find.many(mailLinks, { tokenHash: hash, purpose: 'news' });
    if (!link || !stillStops(link, now)) throw new Problem('not_found');
    const [person] = await find.many(users, { id: link.userId });
    // Searches belong to the company: those of one that the person has left are nothing to them.
    if (!person?.companyId) return [];
    return find.lockMany(savedSearches, {
      createdById: person.id,
      companyId: person.companyId,
      notify: true,
    });
  },
  decide({ rows: notifying, input: { searchId } }) {
    const unwanted = notifying.filter((search) => searchId === null || search.id === searchId);
    return accept(
      unwanted.map((search) => update(savedSearches, search.id, { notify: false })),
      { notifying: notifying.map(({ id: number, name }) => ({ id: number, name })) },
    );
  },
});
