import type { Actor } from '../party';

/**
 * Rows that wait for one person, by kind. A kind that is left out has none. `briefingId` names the project
 * when they are all of one, so that the step leads straight to it.
 */
export type Waiting<Kind extends string> = Partial<
  Readonly<Record<Kind, { readonly count: number; readonly briefingId?: number | null }>>
>;

/** One thing to do, with how many rows wait for it. */
export interface ToDo {
  readonly code: StepCode;
  readonly params: { readonly count: number };
  readonly link: string;
}

interface Rung {
  readonly code: string;
  /** Where several wait, or where one has no project. */
  readonly list: string;
  /** Where the projects are, if one can be led to. */
  readonly projects?: string;
}

const client = '/dashboard/client';
const professional = '/dashboard/professional';

/** What comes first stands first: what holds others up, then money, then one's own plans. */
const clientRungs = [
  { code: 'complete_company', list: `${client}/settings` },
  { code: 'pay_overdue', list: client, projects: client },
  { code: 'accept_contract', list: client, projects: client },
  { code: 'review_draft', list: client, projects: client },
  { code: 'verify_content', list: client, projects: client },
  { code: 'answer_proposals', list: client, projects: client },
  { code: 'choose_creators', list: client, projects: client },
  { code: 'pay_charge', list: client, projects: client },
  { code: 'correct_briefing', list: client, projects: client },
  { code: 'evaluate', list: client, projects: client },
  { code: 'finish_briefing', list: client, projects: client },
  { code: 'begin_briefing', list: `${client}/new-briefing` },
] as const satisfies readonly Rung[];

const professionalRungs = [
  { code: 'answer_invitation', list: professional, projects: professional },
  { code: 'complete_profile', list: `${professional}/settings` },
  { code: 'accept_contract', list: professional, projects: professional },
  { code: 'answer_counter', list: professional, projects: professional },
  { code: 'write_proposal', list: professional, projects: professional },
  { code: 'change_draft', list: professional, projects: professional },
  { code: 'publish_content', list: professional, projects: professional },
  { code: 'send_invoice', list: `${professional}/finance`, projects: professional },
  { code: 'submit_draft', list: professional, projects: professional },
  { code: 'send_figures', list: professional, projects: professional },
  { code: 'evaluate', list: professional, projects: professional },
] as const satisfies readonly Rung[];

const office = '/dashboard/admin';

/** A list of the back office, of the rows in one status only; `path` as the back office names it. */
const waitingIn = (path: string, status: string) =>
  `${office}${path}?filter=${encodeURIComponent(JSON.stringify({ status }))}`;

const curationRungs = [
  { code: 'approve_briefings', list: waitingIn('', 'under_approval') },
  { code: 'curate_briefings', list: waitingIn('', 'curation') },
  /** Deliverables have no list of their own: they stand in their project. */
  { code: 'verify_content', list: `${office}/kanban`, projects: office },
] as const satisfies readonly Rung[];

const financeRungs = [
  { code: 'release_payouts', list: waitingIn('/finance/payouts', 'processing') },
  { code: 'retry_payouts', list: waitingIn('/finance/payouts', 'failed') },
  { code: 'prepare_payouts', list: waitingIn('/finance/payouts', 'processing') },
  { code: 'check_invoices', list: waitingIn('/finance/invoices', 'submitted') },
  { code: 'chase_charges', list: waitingIn('/finance/charges', 'overdue') },
] as const satisfies readonly Rung[];

type CodeOf<Rungs extends readonly Rung[]> = Rungs[number]['code'];
export type ClientStep = CodeOf<typeof clientRungs>;
export type ProfessionalStep = CodeOf<typeof professionalRungs>;
export type StaffStep = CodeOf<typeof curationRungs> | CodeOf<typeof financeRungs>;
export type StepCode = ClientStep | ProfessionalStep | StaffStep;

export interface NextStep {
  /** The one next thing to do; undefined when nothing waits for this person. */
  readonly first: ToDo | undefined;
  readonly rest: readonly ToDo[];
}

/**
 * The next thing for a person to do, and what comes after it. Staff are led by their duties, an owner by all
 * of them. Words stand in locales/notices under `nextStep`.
 */
export function nextStep(actor: Actor, waiting: Waiting<StepCode>): NextStep {
  const steps = rungsOf(actor).flatMap((rung): ToDo[] => {
    const { count, briefingId } = waiting[rung.code as StepCode] ?? { count: 0 };
    if (count === 0) return [];
    const link = rung.projects && briefingId ? `${rung.projects}/briefing/${briefingId}` : rung.list;
    return [{ code: rung.code as StepCode, params: { count }, link }];
  });
  const [first, ...rest] = steps;
  return { first, rest };
}

function rungsOf(actor: Actor): readonly Rung[] {
  if (actor.role === 'client') return clientRungs;
  if (actor.role === 'professional') return professionalRungs;
  if (actor.role !== 'admin') return [];
  const may = (duty: 'curation' | 'finance') => actor.duties.includes(duty) || actor.duties.includes('owner');
  return [...(may('finance') ? financeRungs : []), ...(may('curation') ? curationRungs : [])];
}
