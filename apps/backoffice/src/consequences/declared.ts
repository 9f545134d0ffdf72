import type { FlowingName } from '../resources';
import { useClosedAnswer, useFeeInvoice, useReopened, useUninvoiced } from './books';
import { useApproval, useCancellation, useSendBack, useShortlist } from './briefings';
import { useDecided } from './endings';
import type { UseFigures } from './figures';
import { useApplication, useClosedJob, useJob } from './jobs';
import {
  useAccepted,
  useAwaited,
  useCancelled,
  useCharged,
  useEndingRefund,
  usePaidOut,
  usePayout,
  usePeriod,
  usePostponed,
  useRefused,
  useRepaymentRefund,
  useSettled,
  useSubscription,
  useWaived,
} from './money';
import { useBoardReport, useErasure, useMessageReport, usePrivacyAnswer } from './support';

type Declared = { readonly [N in FlowingName]?: { readonly [move: string]: UseFigures<N> } };

/**
 * Figures that the confirmation dialog of a move, or of a preparation by a first user, shows: who is
 * affected, and by how much.
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
    remind: useCharged,
    reissue: useCharged,
    postpone: usePostponed,
  },
  invoices: { accept: useAccepted, refuse: useRefused },
  payouts: {
    prepare: usePaidOut,
    remind: useAwaited,
    release: usePaidOut,
    fail: usePayout,
    return: usePayout,
    retry: usePayout,
  },
  settlements: { decide: useDecided, prepareRefund: useEndingRefund, release: useEndingRefund },
  repayments: { waive: useWaived, prepareRefund: useRepaymentRefund, release: useRepaymentRefund },
  subscriptions: { suspend: useSubscription, lift: useSubscription, cancel: useSubscription },
  'fee-invoices': {
    resend: useFeeInvoice,
    record: useFeeInvoice,
    cancel: useUninvoiced,
    askCancel: useUninvoiced,
  },
  'payment-answers': { close: useClosedAnswer },
  'month-closings': { reopen: useReopened },
  openings: { pause: useJob, resume: useJob, close: useClosedJob },
  applications: { shortlist: useApplication, wait: useApplication, decline: useApplication },
  'message-reports': { uphold: useMessageReport, dismiss: useMessageReport },
  'board-reports': { uphold: useBoardReport, dismiss: useBoardReport },
  'privacy-requests': {
    answer: usePrivacyAnswer,
    refuse: usePrivacyAnswer,
    withdraw: usePrivacyAnswer,
    schedule: useErasure,
  },
  'subscription-periods': { issue: usePeriod, withdraw: usePeriod },
} as const satisfies Declared;

/** Returns the figures declared for a move; undefined if there are none. */
export const consequenceOf = (resource: FlowingName, move: string): UseFigures<FlowingName> | undefined =>
  (consequences as { readonly [name: string]: { readonly [move: string]: UseFigures<never> } | undefined })[
    resource
  ]?.[move] as UseFigures<FlowingName> | undefined;
