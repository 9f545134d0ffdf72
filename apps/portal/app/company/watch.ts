import { businessDate } from '@elenco/brazil';
import { type ChargeOfWork, lateSide, unpaidCharges } from '@elenco/core/finance';
import { type Briefing, type Deliverable, isBroken, type Post } from '@elenco/core/hiring';

/** Problems of a project that need no action by the brand. Counts are 0 if all is well. */
export interface Watched {
  readonly id: number;
  readonly title: string;
  /** Number of deliverables whose creators are late. */
  readonly late: number;
  /** Number of posts that are private on the social network. */
  readonly hidden: number;
  /** Number of posts that the social network no longer shows. */
  readonly gone: number;
}

/** Fields of posts that `projectsToWatch` needs. */
export const offlineFields = ['briefingId', 'status', 'format', 'publishedAt'] as const;

/**
 * Returns the projects with late work or posts that are offline, in the given order.
 * @param now ISO 8601
 */
export function projectsToWatch(
  projects: readonly Pick<Briefing, 'id' | 'title'>[],
  {
    work,
    charges,
    posts,
  }: {
    readonly work: readonly Pick<
      Deliverable,
      'briefingId' | 'contractId' | 'amendmentId' | 'status' | 'dueOn'
    >[];
    readonly charges: readonly ChargeOfWork[];
    readonly posts: readonly Pick<Post, (typeof offlineFields)[number]>[];
  },
  now: string,
): Watched[] {
  const today = businessDate(now);
  const unpaid = unpaidCharges(charges);
  const lateWork = work.filter((one) => lateSide(one, unpaid, today) === 'creator');
  return projects.flatMap(({ id, title }) => {
    const late = lateWork.filter((one) => one.briefingId === id).length;
    const broken = posts.filter((one) => one.briefingId === id && isBroken(one, now));
    const hidden = broken.filter(({ status }) => status === 'private').length;
    const row = { id, title, late, hidden, gone: broken.length - hidden };
    return row.late + row.hidden + row.gone > 0 ? [row] : [];
  });
}
