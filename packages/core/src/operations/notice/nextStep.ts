import { businessDate } from '@elenco/brazil';
import { type BriefingKind, stepAddress } from '../../hiring';
import { type Actor, areaPath } from '../../people';

/** A row that waits for the current user, with the data for the URL of its page. */
export interface WaitingRow {
  readonly id: number;
  readonly briefingId?: number | null;
  /** Kind of a draft briefing. */
  readonly kind?: BriefingKind;
  /** Incomplete section of a creator's settings, or id of the missing input in a company's settings. */
  readonly part?: string;
  /** Elenco Pay contract to which a payout or an early end belongs. */
  readonly payContractId?: number | null;
  /** Deadline: a business date or an instant. */
  readonly by?: string | null;
  /** Due date, which orders the queues of charges. */
  readonly dueOn?: string | null;
}

/** Rows that wait for a user, by kind. A kind without rows is absent. */
export type Waiting<Kind extends string> = Partial<Readonly<Record<Kind, readonly WaitingRow[]>>>;

/** A task, with the number of rows that need it. */
export interface ToDo<Code extends string = StepCode> {
  readonly code: Code;
  readonly params: { readonly count: number };
  /** Page of the task; if several rows need it, the page of the first row in the queue. */
  readonly link: string;
  /** Page on which all rows can be handled together; absent if there is none or only one row needs it. */
  readonly together?: string;
  /** Project to which all rows belong; null if they belong to several projects or none. */
  readonly briefingId: number | null;
  /** Earliest deadline of the rows; absent if none has a deadline. */
  readonly by?: string;
}

/** One page in a queue. */
export interface Stop {
  readonly id: number;
  readonly to: string;
  /** Subject to which the row belongs (`subjectOf`). */
  readonly of: string;
  /** Due date of a charge. */
  readonly dueOn?: string;
}

/** Returns a key for the subject of a row: its project, its Elenco Pay contract, or the row itself. */
export const subjectOf = ({ id, briefingId, payContractId }: WaitingRow): string => {
  if (payContractId) return `pay ${payContractId}`;
  return briefingId ? `project ${briefingId}` : `row ${id}`;
};

interface Rung {
  readonly code: string;
  /** Returns the page of one row. */
  readonly at: (row: WaitingRow) => string;
  /** True if the page belongs to a project, so that all rows of a project share it. */
  readonly perProject?: true;
  /** True to order rows by due date; otherwise they are ordered by id. */
  readonly byDueDate?: true;
  /** Returns the page that handles several rows together; with an id, only those of one project. */
  readonly together?: (briefingId: number | null) => string;
}

/** Returns the page on which a brand accepts several contracts: all, or those of a project or squad. */
export const contractsAt = (
  of: { readonly project?: number | null; readonly squad?: number } = {},
): string => {
  const [name, value] = of.squad ? ['squad', of.squad] : ['project', of.project];
  return `${areaPath.company}/contracts${value ? `?${name}=${value}` : ''}`;
};

const { company, creator } = areaPath;

/** Returns the path of a project's page for one side. `{id}` in `part` is replaced with the row's id. */
const project =
  (area: string, part = '') =>
  ({ id, briefingId }: WaitingRow) =>
    `${area}/briefing/${briefingId}${part.replaceAll('{id}', String(id))}`;
const charge = ({ id }: WaitingRow) => `${company}/charge/${id}/slip`;
const contract = ({ id }: WaitingRow) => `/dashboard/contract/${id}`;
const review = ({ id, kind = 'creator' }: WaitingRow) => stepAddress({ id, kind }, 'review');
const piece = project(creator, '?piece={id}#piece-{id}');
const payReview = (id: number | null | undefined, part = '') => `${creator}/pay-review/${id}${part}`;
const document = (row: WaitingRow) =>
  row.payContractId ? payReview(row.payContractId) : project(creator, '#invoice')(row);

/** Next steps by priority: first those that block others, then money, then the brand's own plans. */
const companyRungs = [
  { code: 'complete_company', at: ({ part }) => `${company}/settings${part ? `#${part}` : ''}` },
  { code: 'answer_request', at: ({ id }) => `${company}/company#approval-${id}` },
  { code: 'pay_overdue', at: charge, byDueDate: true },
  { code: 'accept_contract', at: contract, together: (briefingId) => contractsAt({ project: briefingId }) },
  { code: 'review_draft', at: project(company, '?view=content&piece={id}#piece-{id}') },
  { code: 'verify_content', at: project(company, '?view=content&piece={id}#piece-{id}') },
  { code: 'answer_proposals', at: project(company, '?view=proposals'), perProject: true },
  { code: 'answer_applications', at: project(company, '?view=jobs'), perProject: true },
  { code: 'approve_step', at: project(company, '/squad-step-approve?step={id}') },
  { code: 'choose_creators', at: project(company, '/select'), perProject: true },
  { code: 'invite_more', at: project(company, '?view=proposals#stand-ins'), perProject: true },
  { code: 'complete_hiring', at: project(company) },
  { code: 'pay_charge', at: charge, byDueDate: true },
  { code: 'remind_creators', at: project(company, '?view=content#late-work'), perProject: true },
  { code: 'correct_briefing', at: review },
  { code: 'confirm_figures', at: project(company, '?view=posts#post-{id}') },
  { code: 'evaluate', at: project(company, '?view=evaluation#evaluation-{id}') },
  { code: 'finish_briefing', at: review },
  { code: 'begin_briefing', at: () => `${company}/new-briefing` },
] as const satisfies readonly Rung[];

const creatorRungs = [
  { code: 'answer_invitation', at: project(creator) },
  { code: 'answer_client', at: ({ id }) => payReview(id, '#talk') },
  { code: 'complete_profile', at: ({ part }) => `${creator}/settings/${part}` },
  { code: 'correct_payee', at: () => `${creator}/settings/payee` },
  { code: 'accept_contract', at: contract },
  {
    code: 'answer_ending',
    at: ({ id, payContractId }) =>
      payContractId ? payReview(payContractId, '#ending') : `/dashboard/contract/${id}#ending`,
  },
  { code: 'answer_amendment', at: project(creator, '#renewals') },
  { code: 'answer_counter', at: project(creator) },
  { code: 'write_proposal', at: project(creator) },
  { code: 'change_draft', at: piece },
  { code: 'publish_content', at: piece },
  { code: 'fix_post', at: piece },
  { code: 'send_invoice', at: document },
  { code: 'fix_invoice', at: document },
  { code: 'revise_contract', at: ({ id }) => payReview(id) },
  { code: 'deliver_changes', at: (row) => payReview(row.payContractId ?? row.id, '#delivery') },
  { code: 'submit_draft', at: piece },
  { code: 'deliver_work', at: (row) => payReview(row.payContractId ?? row.id, '#delivery') },
  { code: 'send_contract', at: ({ id }) => payReview(id) },
  {
    code: 'send_figures',
    at: ({ briefingId }) => `${creator}/${briefingId}/new-report-creator`,
    perProject: true,
  },
  { code: 'fill_contract', at: ({ id }) => payReview(id, '#send') },
  { code: 'evaluate', at: project(creator, '#evaluate') },
] as const satisfies readonly Rung[];

type CodeOf<Rungs extends readonly Rung[]> = Rungs[number]['code'];
export type CompanyStep = CodeOf<typeof companyRungs>;
export type CreatorStep = CodeOf<typeof creatorRungs>;
export type StepCode = CompanyStep | CreatorStep;

export interface NextStep {
  /** The next task; undefined if nothing waits for this user. */
  readonly first: ToDo | undefined;
  readonly rest: readonly ToDo[];
}

/**
 * Returns a user's next task and the following ones. Tasks past their deadline come first, the oldest first;
 * then the others by priority. The texts of tasks are in `nextStep` of locales/notices. Staff have lists in
 * the back office instead.
 */
export function nextStep(actor: Actor, waiting: Waiting<StepCode>, now: Date): NextStep {
  const steps = rungsOf(actor).flatMap((rung) => {
    const code = rung.code as StepCode;
    return toDoOf(rung, code, waiting[code]);
  });
  const isLate = ({ by }: ToDo) => by !== undefined && isPast(by, now);
  const late = steps.filter(isLate).sort((a, b) => (a.by ?? '').localeCompare(b.by ?? ''));
  const [first, ...rest] = [...late, ...steps.filter((step) => !isLate(step))];
  return { first, rest };
}

/** Returns the number of tasks as lists count them: several rows of one kind are one task. */
export const taskCount = ({ first, rest }: NextStep): number => (first ? 1 : 0) + rest.length;

/**
 * Returns the pages of one step, each only once: charges by due date, others in an order that does not change
 * when rows are done.
 */
export function queueOf(actor: Actor, waiting: Waiting<QueueCode>, code: string): Stop[] {
  const rung = queueRungsOf(actor).find((one) => one.code === code);
  return rung ? stopsOf(rung, waiting[code as QueueCode] ?? []) : [];
}

/** True if each page of the queue belongs to a project and shows all waiting rows of that project. */
export const isQueueOfProjects = (actor: Actor, code: string): boolean =>
  queueRungsOf(actor).some((one) => one.code === code && one.perProject === true);

/** Tasks that a queue offers although they are not next steps. A stand-in can replace a creator who left. */
const offeredRungs = [
  { code: 'invite_stand_ins', at: project(company, '?view=proposals#stand-ins'), perProject: true },
] as const satisfies readonly Rung[];

/**
 * Tasks that follow from the rows of a queue, in order. Approved proposals become contracts to accept;
 * rejected ones leave places for stand-ins. Then come the projects whose creators are not chosen yet.
 */
const followUps = {
  answer_proposals: ['accept_contract', 'invite_stand_ins', 'choose_creators'],
} as const satisfies Partial<Record<CompanyStep, readonly QueueCode[]>>;
export type QueueCode = StepCode | CodeOf<typeof offeredRungs>;
export type FollowUp = (typeof followUps)[keyof typeof followUps][number];

/**
 * Returns the tasks that follow from the finished rows of a queue; an empty array if the user has no such
 * queue.
 */
export function followUpsOf(actor: Actor, waiting: Waiting<QueueCode>, code: string): ToDo<FollowUp>[] {
  const rungs = queueRungsOf(actor);
  if (!(code in followUps) || rungs.every((one) => one.code !== code)) return [];
  const then: readonly FollowUp[] = followUps[code as keyof typeof followUps];
  return then.flatMap((one) => {
    const rung = rungs.find((row) => row.code === one);
    return rung ? toDoOf(rung, one, waiting[one]) : [];
  });
}

/** Returns the page after the given row, which may already be done; undefined if there is no other page. */
export function nextStop(stops: readonly Stop[], id: number): Stop | undefined {
  const index = stops.findIndex((stop) => stop.id === id);
  if (index >= 0) return stops.length > 1 ? (stops[index + 1] ?? stops[0]) : undefined;
  // A paid charge is no longer in the order by due date, so the most urgent charge follows it.
  return stops.find((stop) => stop.id > id && stop.dueOn === undefined) ?? stops[0];
}

/** Returns the page before the given row, which may already be done; undefined if there is no other page. */
export function previousStop(stops: readonly Stop[], id: number): Stop | undefined {
  const index = stops.findIndex((stop) => stop.id === id);
  if (index >= 0) return stops.length > 1 ? stops.at(index - 1) : undefined;
  return stops.findLast((stop) => stop.id < id && stop.dueOn === undefined) ?? stops.at(-1);
}

/**
 * Adds the queue and the position in it to a URL.
 * @param done number of rows done since the user opened the queue
 */
export function inQueue(to: string, code: string, id: number, done = 0): string {
  const [rest = '', hash] = to.split('#');
  const mark = `queue=${code}&at=${id}${done > 0 ? `&done=${done}` : ''}`;
  return `${rest}${rest.includes('?') ? '&' : '?'}${mark}${hash ? `#${hash}` : ''}`;
}

/** True if a deadline, a business date or an instant, has passed. */
export const isPast = (by: string, now: Date): boolean =>
  by.length > 10 ? by < now.toISOString() : by < businessDate(now);

/** Returns the task of a step as an array with one element; an empty array if no row needs it. */
function toDoOf<Code extends QueueCode>(
  rung: Rung,
  code: Code,
  rows: readonly WaitingRow[] = [],
): ToDo<Code>[] {
  const stops = stopsOf(rung, rows);
  const [stop] = stops;
  if (!stop) return [];
  const link = stops.length > 1 ? inQueue(stop.to, code, stop.id) : stop.to;
  const briefingId = projectOf(rows);
  const together = rows.length > 1 ? rung.together?.(briefingId) : undefined;
  const [by] = rows.flatMap((row) => row.by ?? []).toSorted();
  return [
    {
      code,
      params: { count: rows.length },
      link,
      briefingId,
      ...(together ? { together } : {}),
      ...(by ? { by } : {}),
    },
  ];
}

function stopsOf(rung: Rung, rows: readonly WaitingRow[]): Stop[] {
  const stops = new Map<string, Stop>();
  for (const row of rows.toSorted((a, b) => a.id - b.id)) {
    const to = rung.at(row);
    const id = rung.perProject ? (row.briefingId ?? row.id) : row.id;
    const due = rung.byDueDate && row.dueOn ? { dueOn: row.dueOn } : {};
    if (!stops.has(to)) stops.set(to, { id, to, of: subjectOf(row), ...due });
  }
  const due = ({ dueOn = '' }: Stop) => dueOn;
  return [...stops.values()].sort((a, b) => due(a).localeCompare(due(b)) || a.id - b.id);
}

function projectOf(rows: readonly WaitingRow[]): number | null {
  const projects = new Set(rows.map(({ briefingId }) => briefingId ?? null));
  return projects.size === 1 ? (rows[0]?.briefingId ?? null) : null;
}

function rungsOf(actor: Actor): readonly Rung[] {
  if (actor.role === 'company') return companyRungs;
  return actor.role === 'creator' ? creatorRungs : [];
}

const queueRungsOf = (actor: Actor): readonly Rung[] =>
  actor.role === 'company' ? [...companyRungs, ...offeredRungs] : rungsOf(actor);
