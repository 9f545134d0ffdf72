import { areaPath } from '../../people';
import {
  asked,
  informed,
  type NotificationRule,
  type NotificationRules,
  toCompany,
  toCreator,
  toFinance,
} from './rule';

const pay = `${areaPath.creator}/pay-review/{rowId}`;
/** Page of the client's contract, opened from one of its instalments. */
const payClientOfPart = `${areaPath.company}/pay-client/{pay}`;
const payOfPart = `${areaPath.creator}/pay-review/{pay}`;
const payClient = `${areaPath.company}/pay-client/{rowId}`;
const repayment = `${areaPath.creator}/finance#repayments`;
/** The creator's bank details. */
const payee = `${areaPath.creator}/settings/payee`;
const pricing = `${areaPath.company}/pricing`;
const card = `${areaPath.company}/card`;
/**
 * Notifies finance of a payout, unless the whole payout was deducted for a repayment, so that no transfer is
 * needed.
 */
const toPay: NotificationRule = { ...toFinance('payouts'), unless: 'payouts.offset' };
/** Page of a charge with the remaining amount and how to pay it. */
const slip = `${areaPath.company}/charge/{rowId}/slip`;
const historic = `${areaPath.company}/historic`;

/** Notification rules for debts and payments, and for API clients. */
export const money: NotificationRules = {
  'charges.create': [toCompany(asked)],
  'charges.settle': [toCompany(informed), toCreator(informed)],
  /** The charge was paid together with others, through the project's combined invoice. */
  'charges.settleWithin': [toCreator(informed)],
  /**
   * The slip is due again. This notice is also sent for subscriptions, whose own notices cover only issued
   * and overdue charges.
   */
  'charges.reopen': [{ ...toCompany(asked, slip), subscriptionsToo: true }, toCreator(informed)],
  /** The charge was reopened together with others, through the project's combined invoice. */
  'charges.reopenWithin': [toCreator(informed)],
  'receipts.contest': [toFinance('receipts')],
  /** A reopened charge past its due date causes only one notice: that its payment was reversed. */
  'charges.fallDue': [{ ...toCompany(asked), unless: 'charges.reopen' }, toFinance('charges')],
  'charges.keepPart': [{ ...toCompany(asked, slip), subscriptionsToo: true }],
  'charges.waive': [{ ...toCompany(informed, slip), subscriptionsToo: true }],
  'charges.dropPart': [{ ...toCompany(asked, slip), subscriptionsToo: true }],
  'charges.reissue': [{ ...toCompany(asked, slip), subscriptionsToo: true }],
  'charges.remind': [{ ...toCompany(asked, slip), subscriptionsToo: true }],
  'charges.postpone': [{ ...toCompany(asked, slip), subscriptionsToo: true }],
  /**
   * The slip and PIX code must no longer be paid. An early end that cancels several charges sends one notice.
   */
  'charges.cancel': [{ ...toCompany(asked, historic), subscriptionsToo: true, gathered: true }],
  'charges.reportPayment': [toFinance('charges')],
  'charges.sendProof': [toFinance('charges'), toCompany(informed)],

  'subscriptions.changed': [toCompany(informed, pricing)],
  'subscriptions.suspend': [toCompany(asked, pricing)],
  'subscriptions.lift': [toCompany(informed, pricing)],
  'subscriptions.recover': [toCompany(informed, pricing)],
  'subscriptions.cancel': [toCompany(asked, pricing)],
  'subscriptions.drafted': [toFinance('subscriptions')],
  'subscription-periods.issue': [toCompany(asked, pricing)],
  /** Sent by a schedule, around the due date. */
  'subscription-periods.remind': [toCompany(asked, pricing)],
  'subscription-periods.overdue': [toCompany(asked, pricing)],
  'card-payments.decline': [toCompany(asked, card)],
  'card-payments.exceed': [toFinance('card-payments'), toCompany(asked, historic)],
  'card-payments.dispute': [toFinance('card-payments'), toCompany(asked, historic)],
  'card-payments.win': [toFinance('card-payments'), toCompany(informed, historic)],
  'card-payments.lose': [toFinance('card-payments'), toCompany(asked, historic)],
  'payment-methods.ending': [toCompany(asked, card)],
  'pay-contracts.send': [toCompany(asked, payClient)],
  'pay-contracts.view': [toCreator(informed, pay)],
  'pay-contracts.accept': [toCreator(asked, pay)],
  'pay-contracts.refuse': [toCreator(asked, pay)],
  'pay-contracts.expire': [toCreator(asked, pay)],
  'pay-contracts.activate': [toCreator(asked, pay)],
  'pay-contracts.complete': [toCreator(informed, pay)],
  'pay-contracts.ask': [toCreator(asked, pay)],
  'pay-contracts.answer': [toCompany(asked, payClient)],
  'pay-contracts.askEnding': [toCompany(asked, payClient), toCreator(asked, pay)],
  'pay-contracts.reviewEnding': [
    toCompany(asked, payClient),
    toCreator(asked, pay),
    { ...toFinance('settlements'), link: '/dashboard/admin/finance/settlements' },
  ],
  'pay-contracts.end': [
    toCompany(asked, payClient),
    toCreator(asked, pay),
    { ...toFinance('settlements'), link: '/dashboard/admin/finance/settlements' },
  ],
  'pay-contracts.keep': [toCompany(informed, payClient), toCreator(informed, pay)],
  'pay-contracts.refundEnding': [toCompany(asked, payClient)],
  'pay-contracts.remind': [toCompany(asked, payClient)],
  'instalments.deliver': [toCompany(asked, payClientOfPart)],
  'instalments.requestChanges': [toCreator(asked, payOfPart)],
  /**
   * Sent by a schedule, one bank day before a delivery counts as approved because the client has not
   * answered.
   */
  'instalments.announceApproval': [toCompany(asked, payClientOfPart)],
  'instalments.approveSilently': [toCreator(asked, payOfPart), toCompany(informed, payClientOfPart)],
  'instalments.approve': [toCreator(asked, payOfPart)],
  /**
   * The fine and interest of an Elenco Pay contract belong to the creator; those of a hiring belong to the
   * platform.
   */
  'instalments.waive': [toCreator(informed, payOfPart)],

  'invoices.create': [toFinance('invoices')],
  'invoices.replace': [toFinance('invoices')],
  'invoices.accept': [toCreator(asked)],
  'invoices.refuse': [toCreator(asked)],

  /** A user who did not make this change can report it during the waiting period. */
  'payees.change': [{ ...toCreator(asked, payee), actorToo: true }],

  'connections.lose': [toCreator(asked, `${areaPath.creator}/settings/networks`)],

  /** No delivery has succeeded for days, or the webhook's server reports that the URL no longer exists. */
  'webhooks.fail': [toCompany(asked, `${areaPath.company}/webhooks/{rowId}`)],

  'payouts.process': [toPay],
  'payouts.askPurchase': [toPay],
  'payouts.recordPurchase': [toFinance('payouts')],
  'payouts.prepare': [toFinance('payouts')],
  'payouts.undoPreparation': [toFinance('payouts')],
  'payouts.release': [toCreator(asked), toCompany(informed)],
  'payouts.offset': [toCompany(informed)],
  'payouts.remind': [toCreator(asked)],
  /** The transfer failed because of the account; finance states the reason. */
  'payouts.askAccount': [toCreator(asked, payee)],
  'payouts.deduct': [toCreator(asked, repayment)],
  'payouts.fail': [toCreator(asked, payee), toFinance('payouts')],
  'payouts.return': [toCreator(asked, payee), toFinance('payouts')],
  'payouts.retry': [toPay],
};
