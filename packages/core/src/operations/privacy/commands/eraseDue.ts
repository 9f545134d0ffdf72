import { z } from 'zod';
import { accept, type Change, eraseOf, type Find, moveTo, Problem, refuse, update } from '../../../kit';
import {
  type Actor,
  defineCommand,
  id,
  merges,
  requireAccess,
  type Subject,
  systemOnly,
  type User,
  users,
} from '../../../people';
import { accountStateOf, obstaclesTo } from '../obstacles';
import { type Erasable, ownerOf, type PrivacyRequest, privacyRequests } from '../request';

const notice = z.strictObject({ subject: z.string(), text: z.string(), html: z.string() });

/**
 * Carries out a scheduled erasure, as the system. Sends the last e-mail in the same transaction, because
 * afterward the address is erased. Refuses with the obstacles that exist now, and with `not_due` before the
 * time of the erasure.
 */
export const eraseDue = defineCommand({
  name: 'privacy-requests.erase',
  input: z.strictObject({ id, notice }),
  async load(find, input, { actor }) {
    requireAccess(actor, systemOnly);
    const [request] = await find.lockMany(privacyRequests, { id: input.id });
    if (!request?.erases) throw new Problem('not_found');
    if (request.erases === 'no_account') return { request, account: null };
    const accountState = await accountStateOf(find, ownerOf(request), request.erases);
    const united = await mergedAccountsOf(find, accountState.user.id);
    return { request, account: { erases: request.erases, accountState, united } };
  },
  decide({ rows: { request, account }, input, now }) {
    if (request.eraseAt === null || request.eraseAt > now) return refuse('not_due');
    if (account === null) return accept(erasureWithoutAccount(request, input.notice), {});
    const { erases, accountState, united } = account;
    const { user } = accountState;
    const obstacles = obstaclesTo(erases, accountState);
    if (obstacles.length > 0) return { refused: obstacles };
    const others = accountState.team.filter(
      (one) => one.id !== user.id && one.suspendedAt === request.statusSince,
    );
    return accept(
      [
        moveTo(privacyRequests, request.id, 'erase', { patch: { text: '', answer: '' } }),
        // After the erasure of a company, its other members keep their accounts, without a company.
        ...(erases === 'company'
          ? others.map((one): Change => update(users, one.id, { suspendedAt: null }))
          : []),
        eraseOf(
          [user, ...united]
            .flatMap((one) => subjectsOf(one === user || erases === 'profile' ? erases : 'account', one))
            .map(([subject, number]) => ({ subject, id: number })),
          { ...input.notice, to: user.email, locale: user.locale },
        ),
      ],
      {},
    );
  },
});

/**
 * Returns the change that erases the data of an address and of an imported profile, and sends a last e-mail.
 */
const erasureWithoutAccount = (
  { id: requestId, email, locale }: PrivacyRequest,
  written: z.output<typeof notice>,
): Change[] => [
  moveTo(privacyRequests, requestId, 'erase', { patch: { text: '', answer: '' } }),
  eraseOf(
    [{ subject: 'guest', id: requestId }],
    email === null ? undefined : { ...written, to: email, locale: locale ?? 'pt' },
  ),
];

/**
 * Returns the accounts that were merged into this one, directly or through other merged accounts. All these
 * accounts belong to the same person.
 */
async function mergedAccountsOf(
  find: Find<Actor>,
  userId: number,
): Promise<(SubjectsOf & { companyId: null })[]> {
  const rows = await find.many(merges, { keptUserId: userId, undoneAt: null });
  const further = await Promise.all(rows.map((row) => mergedAccountsOf(find, row.mergedUserId)));
  return [
    ...rows.map((row) => ({ id: row.mergedUserId, creatorId: row.mergedCreatorId, companyId: null })),
    ...further.flat(),
  ];
}

type SubjectsOf = Pick<User, 'id' | 'creatorId' | 'companyId'>;

/** Returns the subjects that a user may erase; never subjects of other people. */
export function subjectsOf(erases: Erasable, user: SubjectsOf): [Subject, number][] {
  const { id: userId, creatorId, companyId } = user;
  const profile: [Subject, number][] = creatorId === null ? [] : [['profile', creatorId]];
  if (erases === 'profile') return profile;
  const creator: [Subject, number][] = creatorId === null ? [] : [['creator', creatorId]];
  const company: [Subject, number][] =
    erases === 'company' && companyId !== null ? [['company', companyId]] : [];
  return [...company, ...creator, ...profile, ['person', userId]];
}
