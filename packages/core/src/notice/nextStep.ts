import { type Actor, areaPath } from '../party';

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

const company = areaPath.company;
const creator = areaPath.creator;

/** What comes first stands first: what holds others up, then money, then one's own plans. */
const companyRungs = [
  { code: 'complete_company', list: `${company}/settings` },
  { code: 'pay_overdue', list: company, projects: company },
  { code: 'accept_contract', list: company, projects: company },
  { code: 'review_draft', list: company, projects: company },
  { code: 'verify_content', list: company, projects: company },
  { code: 'answer_proposals', list: company, projects: company },
  { code: 'choose_creators', list: company, projects: company },
  { code: 'pay_charge', list: company, projects: company },
  { code: 'correct_briefing', list: company, projects: company },
  { code: 'evaluate', list: company, projects: company },
  { code: 'finish_briefing', list: company, projects: company },
  { code: 'begin_briefing', list: `${company}/new-briefing` },
] as const satisfies readonly Rung[];

const creatorRungs = [
  { code: 'answer_invitation', list: creator, projects: creator },
  { code: 'complete_profile', list: `${creator}/settings` },
  { code: 'accept_contract', list: creator, projects: creator },
  { code: 'answer_counter', list: creator, projects: creator },
  { code: 'write_proposal', list: creator, projects: creator },
  { code: 'change_draft', list: creator, projects: creator },
  { code: 'publish_content', list: creator, projects: creator },
  { code: 'send_invoice', list: `${creator}/finance`, projects: creator },
  { code: 'submit_draft', list: creator, projects: creator },
  { code: 'send_figures', list: creator, projects: creator },
  { code: 'evaluate', list: creator, projects: creator },
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
export type CompanyStep = CodeOf<typeof companyRungs>;
export type CreatorStep = CodeOf<typeof creatorRungs>;
export type StaffStep = CodeOf<typeof curationRungs> | CodeOf<typeof financeRungs>;
export type StepCode = CompanyStep | CreatorStep | StaffStep;

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
  if (actor.role === 'company') return companyRungs;
  if (actor.role === 'creator') return creatorRungs;
  if (actor.role !== 'admin') return [];
  const may = (duty: 'curation' | 'finance') => actor.duties.includes(duty) || actor.duties.includes('owner');
  return [...(may('finance') ? financeRungs : []), ...(may('curation') ? curationRungs : [])];
}
