import { areaPath } from '../../people';
import {
  asked,
  company,
  creator,
  informed,
  type NotificationRules,
  toCompany,
  toCreator,
  toCuration,
  toFinance,
  toSupport,
} from './rule';

const applied = `${areaPath.creator}/jobs?tab=applied`;
const stepApproval = `${areaPath.company}/briefing/{project}/squad-step-approve?step={rowId}`;
const contract = '/dashboard/contract/{rowId}';
const repayment = `${areaPath.creator}/finance#repayments`;

/** Notification rules for projects, from the briefing to the published post, and for boards. */
export const projects: NotificationRules = {
  'board-posts.shared': [toCreator(informed, '/community#post-{rowId}')],
  'board-posts.answered': [toCompany(informed, '/community#post-{rowId}')],
  'board-posts.hide': [toCompany(asked, '/community')],
  'board-reports.create': [toSupport('board-reports')],

  'briefings.submit': [toCuration('briefings')],
  'briefings.sendBack': [toCompany(asked)],
  'briefings.approve': [toCompany(informed)],
  'briefings.release': [toCompany(asked)],
  'briefings.askMore': [toCuration('briefings')],
  'briefings.complete': [toCompany(informed), toCuration('briefings')],
  'briefings.close': [toCompany(informed)],
  'briefings.cancel': [toCompany(informed), toCuration('briefings')],

  'proposals.create': [toCreator(asked)],
  /** Sent by a schedule, a day before the answer is due. */
  'proposals.remind': [toCreator(asked)],
  /** Curation wrote the proposal on behalf of the creator, who alone can send it. */
  'proposals.prepared': [toCreator(asked)],
  'proposals.accept': [toCompany(informed)],
  'proposals.decline': [toCompany(asked), toCuration('proposals')],
  'proposals.send': [toCompany(asked)],
  'proposals.acceptCounter': [toCompany(asked)],
  'proposals.redo': [toCompany(informed)],
  'proposals.counter': [toCreator(asked)],
  'proposals.reject': [toCreator(asked)],
  'proposals.passOver': [toCreator(asked)],

  /** The creator receives a confirmation. */
  'applications.create': [
    toCompany(informed, `${company}?view=jobs`),
    { ...toCreator(asked, applied), actorToo: true },
  ],
  'applications.counter': [toCompany(informed, `${company}?view=jobs`)],
  'applications.withdraw': [toCompany(informed, `${company}?view=jobs`)],
  'applications.shortlist': [toCreator(informed, applied)],
  'applications.wait': [toCreator(asked, applied)],
  'applications.decline': [toCreator(asked, applied)],
  'applications.expire': [toCreator(asked, applied)],
  /** Sent by a schedule, to creators of the job's specialty who accept jobs. */
  'openings.matched': [toCreator(informed, `${areaPath.creator}/jobs?opening={rowId}`)],

  'questions.create': [toCompany(asked, `${company}?view=brief#questions`)],
  'questions.answer': [toCreator(asked, `${creator}#questions`)],
  /** Sent to each of the other invited creators. */
  'questions.answered': [toCreator(asked, `${creator}#questions`)],

  'contracts.send': [toCompany(asked, contract), toCreator(asked, contract)],
  'contracts.accept_company': [toCreator(asked, contract)],
  'contracts.accept_creator': [toCompany(asked, contract)],
  /** Payment, delivery and evaluation follow in the project. */
  'contracts.activate': [toCompany(asked), toCreator(asked)],
  'contracts.withdraw': [toCompany(asked, contract), toCreator(asked, contract)],
  'contracts.complete': [toCompany(asked), toCreator(asked)],

  'amendments.send': [toCreator(asked, `${creator}#renewals`)],
  'amendments.accept': [toCompany(asked, `${company}?view=contracts`)],
  'amendments.refuse': [toCompany(asked, `${company}?view=contracts`)],

  'settlements.create': [toCompany(asked, `${company}?view=contracts`), toCreator(asked)],
  'settlements.accept': [
    toCompany(asked, `${company}?view=contracts`),
    toCreator(asked),
    toFinance('settlements'),
  ],
  'settlements.dispute': [
    toCompany(asked, `${company}?view=contracts`),
    toCreator(asked),
    toFinance('settlements'),
  ],
  'settlements.lapse': [
    toCompany(asked, `${company}?view=contracts`),
    toCreator(asked),
    toFinance('settlements'),
  ],
  'settlements.decide': [toCompany(asked, `${company}?view=contracts`), toCreator(asked)],
  'settlements.withdraw': [toCompany(informed, `${company}?view=contracts`), toCreator(informed)],
  'settlements.release': [toCompany(asked, `${company}?view=contracts`)],

  'repayments.create': [toCreator(asked, repayment), toCompany(informed)],
  'repayments.settle': [toCreator(asked, repayment), toFinance('repayments')],
  'repayments.waive': [toCreator(asked, repayment), toCompany(informed)],
  'repayments.release': [toCompany(asked)],

  'deliverables.submitDraft': [toCompany(asked)],
  /**
   * Sent by a schedule, one bank day before the system approves a draft because the brand has not answered.
   */
  'drafts.approvalAnnounced': [toCompany(asked, `${company}?view=content&piece={piece}`)],
  'draft-comments.fromBrand': [toCreator(informed, `${creator}?piece={piece}#piece-{piece}`)],
  'draft-comments.fromCreator': [toCompany(informed, `${company}?view=content&piece={piece}`)],
  'deliverables.requestChanges': [toCreator(asked)],
  'deliverables.approve': [toCreator(asked)],
  'deliverables.publish': [toCompany(asked)],
  'deliverables.sendBack': [toCreator(asked)],
  'deliverables.verify': [toCreator(asked)],
  /** The brand reminds the creator of work, at most once a day. */
  'deliverables.remind': [toCreator(asked)],
  /** Due dates moved, because the payment was confirmed after it was due. */
  'deliverables.moveDue': [toCompany(informed), toCreator(informed)],
  'squads.askFigures': [toCreator(asked)],

  'observations.send': [toCompany(informed, `${company}?view=posts`)],
  'posts.hide': [toCompany(informed, `${company}?view=posts`), toCreator(asked)],
  /** The caption at the network differs from the approved one. */
  'posts.captionChanged': [toCompany(asked, `${company}?view=posts`)],
  'posts.lose': [toCompany(informed, `${company}?view=posts`), toCreator(asked)],
  /** The creator gave a new link for a post that was private or offline. */
  'posts.linkChanged': [toCompany(informed, `${company}?view=posts`)],
  /** Sent by a schedule, when a reading is due and the creator has not sent metrics. */
  'posts.remind': [toCreator(asked, `${areaPath.creator}/{briefingId}/new-report-creator`)],

  /** Also sent when approved content was changed. */
  'step-approvals.asked': [toCompany(asked, stepApproval)],
  'step-approvals.approved': [toCompany(asked, stepApproval)],
  'step-approvals.changes': [toCompany(asked, stepApproval)],
};
