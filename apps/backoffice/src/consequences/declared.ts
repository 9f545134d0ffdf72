import type { ResourceWithFlow } from '../resources';
import {
  useClosedAnswer,
  useFeeInvoice,
  useFeeInvoiceCancellation,
  useReopened,
  useReopenedTax,
} from './books';
import { useApproval, useCancellation, useSendBack, useShortlist } from './briefings';
import { useTerminationDecision } from './endings';
import type { UseFacts } from './figures';
import { useApplication, useClosedJob, useJob } from './jobs';
import {
  useAccepted,
  useCancelled,
  useChargeReminder,
  useDocumentReminder,
  useEndingRefund,
  usePayout,
  usePayoutRelease,
  usePeriod,
  usePostponed,
  useRefused,
  useRepaymentRefund,
  useSettled,
  useSubscription,
  useWaived,
} from './money';
import { useCode, useComment, useDisconnected, usePost } from './people';
import { useErasure, useHiddenContent, useKeptContent, useMessageReport, usePrivacyAnswer } from './support';
import { useLinkBack, useVerified } from './work';

type Declared = { readonly [N in ResourceWithFlow]?: { readonly [move: string]: UseFacts<N> } };

/**
 * Facts that the confirmation dialog shows before a move or before a preparation by a first user: the
 * affected parties and amounts.
 */
export const consequences = {
  briefings: {
    sendBack: useSendBack,
    approve: useApproval,
    release: useShortlist,
    cancel: useCancellation,
  },
  charges: {
    settle: useSettled,
    cancel: useCancelled,
    remind: useChargeReminder,
    reissue: useChargeReminder,
    postpone: usePostponed,
  },
  invoices: { accept: useAccepted, refuse: useRefused },
  payouts: {
    prepare: usePayoutRelease,
    remind: useDocumentReminder,
    askAccount: usePayout,
    release: usePayoutRelease,
    fail: usePayout,
    return: usePayout,
    retry: usePayout,
  },
  settlements: { decide: useTerminationDecision, prepareRefund: useEndingRefund, release: useEndingRefund },
  repayments: { waive: useWaived, prepareRefund: useRepaymentRefund, release: useRepaymentRefund },
  subscriptions: { suspend: useSubscription, lift: useSubscription, cancel: useSubscription },
  'fee-invoices': {
    resend: useFeeInvoice,
    record: useFeeInvoice,
    cancel: useFeeInvoiceCancellation,
    askCancel: useFeeInvoiceCancellation,
  },
  'payment-answers': { close: useClosedAnswer },
  'month-closings': { reopen: useReopened },
  'tax-payments': { cancel: useReopenedTax },
  openings: { pause: useJob, resume: useJob, close: useClosedJob },
  applications: { shortlist: useApplication, wait: useApplication, decline: useApplication },
  deliverables: { verify: useVerified, sendBack: useLinkBack },
  connections: { disconnect: useDisconnected },
  'curator-codes': { rotate: useCode, close: useCode },
  'board-posts': { hide: usePost, restore: usePost },
  'board-comments': { hide: useComment, restore: useComment },
  'message-reports': { uphold: useMessageReport, dismiss: useMessageReport },
  'board-reports': { uphold: useHiddenContent, dismiss: useKeptContent },
  'privacy-requests': {
    answer: usePrivacyAnswer,
    refuse: usePrivacyAnswer,
    withdraw: usePrivacyAnswer,
    schedule: useErasure,
  },
  'subscription-periods': { issue: usePeriod, withdraw: usePeriod },
} as const satisfies Declared;

/** Returns the hook for the facts about a move; undefined if none is declared. */
export const consequenceOf = (
  resource: ResourceWithFlow,
  move: string,
): UseFacts<ResourceWithFlow> | undefined =>
  (consequences as { readonly [name: string]: { readonly [move: string]: UseFacts<never> } | undefined })[
    resource
  ]?.[move] as UseFacts<ResourceWithFlow> | undefined;
