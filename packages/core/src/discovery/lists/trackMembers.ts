import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type FieldError, insert, Problem, update } from '../../kit';
import { defineCommand, id, ofCompany, text, userIdOf, users } from '../../people';
import { listActivities, storedValue } from './activity';
import { creatorKeyOf, profileName } from './creatorRef';
import { MAX_AT_ONCE } from './limits';
import { type ListMember, listMembers, lists, MAX_NOTE_LENGTH } from './list';
import { distinctLabels, firstContact, MAX_LABELS, type Tracking, trackedFields, tracking } from './tracking';

const { stage, ownerId, labels, lastContactOn, nextContactOn } = tracking.shape;

/**
 * Stores the stage and details of a company's contact with creators on a list, and a note about them. Fields
 * that are not given do not change, and each change is added to the history. A creator who leaves the stage
 * `to_contact` counts as contacted today, unless a day is given or already stored. Refuses with
 * `unknown_creator` at `/keys/n`, `unknown_colleague` at `/ownerId`, `too_many` at `/addLabels`,
 * `in_the_future` at `/lastContactOn` and `in_the_past` at `/nextContactOn`.
 * @throws Problem `stale` if a version is outdated
 */
export const trackMembers = defineCommand({
  name: 'list-members.track',
  rest: 'Records the stage of creators on a list, and notes about them',
  input: z.strictObject({
    listId: id,
    keys: z.array(profileName).min(1, 'at_least_one').max(MAX_AT_ONCE, 'too_many'),
    stage: stage.optional(),
    ownerId: ownerId.optional(),
    labels: labels.optional(),
    /** Labels to add to those of each creator. */
    addLabels: labels.optional(),
    lastContactOn: lastContactOn.optional(),
    nextContactOn: nextContactOn.optional(),
    note: text(MAX_NOTE_LENGTH).default(''),
    /**
     * Version of the row that the user saw, if only one creator changes. Prevents overwriting a later change.
     */
    version: z.int().positive().optional(),
    /** Versions of the shown rows by key, if several creators change. */
    versions: z.record(profileName, z.int().positive()).optional(),
  }),
  async load(find, { listId, ownerId: asked }) {
    const list = await find.forUpdate(lists, listId, ofCompany);
    return {
      list,
      members: await find.lockMany(listMembers, { listId: list.id }),
      colleagues: asked ? await find.many(users, { id: asked, companyId: list.companyId }) : [],
    };
  },
  decide({ rows: { list, members, colleagues }, input, actor, now }) {
    const { keys, listId: _, note, version, versions = {}, addLabels = [], ...given } = input;
    const today = businessDate(now);
    const wrong: FieldError[] = [];
    const chosen = [...new Set(keys)].flatMap((key) => {
      const member = members.find((one) => creatorKeyOf(one) === key);
      if (!member) wrong.push({ pointer: `/keys/${keys.indexOf(key)}`, code: 'unknown_creator' });
      return member ?? [];
    });
    const shown = (member: ListMember) => versions[creatorKeyOf(member)] ?? version ?? member.version;
    if (chosen.some((member) => member.version !== shown(member))) throw new Problem('stale');
    // A colleague who has left the company remains the owner until another one is chosen.
    const isNewOwner = chosen.some(({ ownerId: stored }) => stored !== given.ownerId);
    if (given.ownerId && colleagues.length === 0 && isNewOwner) {
      wrong.push({ pointer: '/ownerId', code: 'unknown_colleague' });
    }
    if (given.lastContactOn && given.lastContactOn > today) {
      wrong.push({ pointer: '/lastContactOn', code: 'in_the_future' });
    }
    // A stored day that has passed since is not refused, because the form submits it unchanged.
    const isNew = chosen.some(({ nextContactOn: stored }) => stored !== given.nextContactOn);
    if (given.nextContactOn && given.nextContactOn < today && isNew) {
      wrong.push({ pointer: '/nextContactOn', code: 'in_the_past' });
    }
    const labelsOf = (member: ListMember) =>
      distinctLabels([...(given.labels ?? member.labels), ...addLabels]);
    if (addLabels.length > 0 && chosen.some((member) => labelsOf(member).length > MAX_LABELS)) {
      wrong.push({ pointer: '/addLabels', code: 'too_many' });
    }
    if (wrong.length > 0) return { refused: wrong };

    const authorId = userIdOf(actor) ?? 0;
    const changes = chosen.map((member) => {
      const { companyId, creatorId, externalId } = member;
      const about = { listId: list.id, companyId, creatorId, externalId, authorId };
      const setsLabels = given.labels !== undefined || addLabels.length > 0;
      const asked = { ...given, ...(setsLabels && { labels: labelsOf(member) }) };
      const patch = patchOf(member, asked, today);
      const fields = trackedFields.filter((field) => field in patch);
      return [
        ...(fields.length > 0 ? [update(listMembers, member.id, patch)] : []),
        ...fields.map((kind) =>
          insert(listActivities, { ...about, kind, value: storedValue(patch[kind] ?? null) }),
        ),
        ...(note === '' ? [] : [insert(listActivities, { ...about, kind: 'note' as const, value: note })]),
      ];
    });
    const changed = changes.filter((ofMember) => ofMember.length > 0).length;
    return accept(changes.flat(), { id: list.id, changed });
  },
});

/** Returns the given fields that differ from the stored ones. */
function patchOf(member: ListMember, given: Partial<Tracking>, today: string): Partial<Tracking> {
  const contact =
    given.stage === undefined || given.lastContactOn ? {} : firstContact(member, given.stage, today);
  const asked: Partial<Tracking> = { ...given, ...contact };
  const entries = Object.entries(asked).filter(
    ([field, value]) =>
      value !== undefined && storedValue(value) !== storedValue(member[field as keyof Tracking]),
  );
  return Object.fromEntries(entries);
}
