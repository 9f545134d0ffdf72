export { payoutOnAcceptance } from './acceptance';
export { type AcceptanceEffect, expectedIfAccepted, type OtherPayments } from './acceptedPrice';
export { accountsIn, isOfSide, type SideEntry } from './accounts';
export {
  currentPayout,
  isEarned,
  isPayoutOver,
  isWorkDone,
  type PayoutNeed,
  payoutNeed,
  sameAgreement,
  workOf,
} from './agreement';
export { type BalanceMovement, type Balances, balanceAccounts, balancesOf, noBalances } from './balances';
export { formatIban, isByTransfer, transferAccount } from './bankTransfer';
export { type ChargeDay, chargeDay } from './chargeDay';
export { type ChargeEnd, chargeEnds } from './chargeEnd';
export { checkText } from './checkText';
export {
  type ClockCode,
  type ClockFacts,
  type ClockStage,
  forecastCountsFrom,
  payDayIfDoneToday,
  payDayOf,
  paymentClock,
} from './clock';
export { type CodeTerms, codeTerms } from './codeTerms';
export * from './commands';
export * as paymentCommands from './commands';
export {
  type ExpectedNet,
  type ExpectedPayment,
  expectedNet,
  forecastPayments,
  isOwnRepayment,
  knownNetCents as netKnown,
  netByState,
  owedToCreator,
  paymentsTaxedWith as addedTo,
  payoutsTaxedInMonth as earlierInMonth,
  repaidCentsOf,
  type TaxedPayout,
  taxDayOf,
} from './earnings';
export { type EarnedPayment, type Earnings, earningsIn, type ToCome } from './earningsIn';
export {
  bankFeeKept,
  chargeCancelled,
  chargeIssued,
  chargePaid,
  chargeReopened,
  currencyBought,
  currencyExchanged,
  currencyReturned,
  differenceSettled,
  disputeLost,
  disputeOpened,
  disputeWon,
  hiringEnded,
  invoiceAccepted,
  lateFeeKept,
  partKept,
  paymentReversed,
  payoutMade,
  payoutReturned,
  processingTaken,
  providerTransfer,
  receiptReturned,
  receiptSuspended,
  refundMade,
  refundSetOff,
  refundUnasked,
  repaymentDeducted,
  repaymentDemanded,
  repaymentReceived,
  repaymentWaived,
  surplusReceived,
  surplusReturned,
  takenBackByProvider,
  taxesPaid,
} from './entries';
export { partDroppedEvent, partKeptEvent, partWaivedEvents, type SlipNews, waivedEvents } from './events';
export * from './flow';
export {
  type CheckResult,
  checkInvoiceDocument as gateChecks,
  checkResult,
  hasDifferences,
  type InvoiceCheckInput as Gate,
  isScan,
} from './gate';
export {
  columnsAfterNet as afterNet,
  type IncomeMonth,
  incomeByMonth,
  incomeTaxes,
  incomeTotal,
} from './income';
export {
  acceptableOn,
  changesOf,
  deliverBy,
  type ForecastPart,
  type Instalment,
  instalment,
  instalments,
  MAX_WORK,
  type PayDeadlines,
  requestChangesRule,
  workState,
} from './instalment';
export { RATE_TOLERANCE_BP } from './invoiceAmount';
export { CREATOR_SERVICE, type InvoiceField, invoiceBlock } from './invoiceBlock';
export * from './issRule';
export { lateCentsOf, lateFeeOf, lateOf, latePartsOf, lateRates, splitLateFee } from './late';
export {
  type ChargeOfWork,
  isPaymentLate,
  type LateSide,
  lateSide,
  lateSideOfHiring,
  type UnpaidCharge,
  unpaidCharges,
  withInvoices,
} from './lateSide';
export { type MonthTaxes, type MonthTaxRow, monthTaxes } from './monthTaxes';
export { isNeverWithheld, type Withheld, type WithheldReason, withheldReason } from './netPay';
export { type OpenDebt, totalOwedByCurrency as owedTogether } from './overdue';
export { issueCharge as issued } from './owed';
export { paidFor, paidForEach } from './paidFor';
export { type PastEarnings, pastEarningsIn } from './pastEarnings';
export { payeeHoldUntil } from './payeeHold';
export {
  awaitsPayee,
  expectedPayDay,
  type PaymentState,
  type PaymentStatus,
  paymentState,
  paymentStatuses,
  statusOfEntry,
  statusOfEvent,
} from './paymentStatus';
export { noCurrencyPurchase, noPreparation as unprepared } from './preparation';
export { type PriceBeforeFee, priceBeforeFee } from './priceBeforeFee';
export * as projectEndReactions from './projectEnd';
export { isProjectOver } from './projectEnd';
export * as paymentReactions from './reactions';
export {
  hasReceipt,
  type Late,
  nothingReceived,
  notReported,
  type Received,
  type ReceivedPart,
  type ReportedPayment,
  receivedOf,
  receivedParts,
  reportedPaymentOf,
  splitForPayer,
  withoutPrivateFee,
} from './received';
export { checkRelease as releasable, isDueBy, isInRun } from './releasable';
export { canReopen, loadReopening, type ReopenFacts, reopen } from './reopenCharge';
export * from './resource';
export { reversedKind } from './reversed';
export * from './schema';
export {
  amountsDue,
  dayOfPayment,
  isOpen,
  openCentsOf,
  payDayRefusal,
  type Settled,
  settle,
  settleMove,
} from './settlement';
export {
  firstSlip,
  isSecondCopyInForce,
  MAX_SECOND_COPY_DAYS,
  OWN_PIX_KEYS,
  type Owed,
  ourNumberOf,
  owedOn,
  pixCodeOf,
  reissuedSlip as reissued,
  type SecondCopy,
  secondCopyDays,
  secondCopyOf,
  secondCopyRefusal,
  slipOf,
} from './slip';
export { budgetOf, type SquadBudget } from './squadBudget';
export {
  kindsOfGroup,
  type OpeningBalance,
  type StatementGroup,
  type StatementKind,
  type StatementLine,
  type StatementPage,
  type StatementQuery,
  type StatementSum,
  type StatementTotal,
  statementGroups,
  statementTotals,
} from './statement';
export { type Estimate, estimateOf, type ForecastCondition, shownEffect, type TakeHome } from './takeHome';
export {
  correctTaxes,
  loadTaxSources,
  type TaxSources,
  taxedWhenPaid,
  taxFields,
} from './taxes';
export { transferOf } from './transfer';
export * from './trialBalance';
