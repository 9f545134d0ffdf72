import { company, type Declaration, nothing, numbers, stamps, state } from './treatment';

/** What was subscribed to and invoiced; names a company by its number only, as its charges do. */
export const subscription = {
  subscriptions: {
    of: [company('company_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...numbers('company_id'),
      ...nothing('plan currency agreed_cents billed_from next_plan next_on suspended_at grace_until carried'),
    },
  },
  subscription_periods: {
    of: [company('company_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...numbers('company_id subscription_id charge_id'),
      ...nothing('plan starts_on ends_on due_on currency monthly_cents amount_cents lines reminded_day'),
    },
  },
} satisfies Record<string, Declaration>;
