import fields from '@elenco/locales/en/fields.json' with { type: 'json' };
import texts from '@elenco/locales/en/resources.json' with { type: 'json' };
// Descriptions of fields without a label on screens: nested fields, and fields that only programs see.
import terms from './terms.json' with { type: 'json' };

type Words = Readonly<Record<string, string>>;
interface Texts {
  readonly name: string;
  readonly fields: Words;
  readonly moves?: Words;
}

const ofResources: Readonly<Record<string, Texts>> = texts;

/**
 * Labels by field name, for any resource. If several resources have a label for the same name, the first
 * label is used.
 */
const ofAny: Words = Object.fromEntries(
  Object.values(ofResources)
    .flatMap((one) => Object.entries(one.fields))
    .reverse(),
);

const units: readonly (readonly [RegExp, string])[] = [
  [/Cents$|^cents$/, 'in minor units of the currency'],
  [/Bp$/, 'in basis points: 1,000 are 10 %'],
];

/**
 * Returns a field's label as shown on screens, with the field's unit; undefined if the field has no label.
 */
export function meaningOf(field: string, resource?: string): string | undefined {
  const own = resource === undefined ? undefined : ofResources[resource]?.fields[field];
  const label = own ?? (fields as Words)[field] ?? (terms as Words)[field] ?? ofAny[field];
  const unit = units.find(([ending]) => ending.test(field))?.[1];
  return label === undefined || unit === undefined ? label : `${label}, ${unit}`;
}

/** Returns the name of a resource, singular or plural. */
export function nameOf(resource: string, many = false): string {
  const [one = resource, several = one] = (ofResources[resource]?.name ?? resource).split(' |||| ');
  return many ? several : one;
}

export const moveName = (resource: string, move: string): string =>
  ofResources[resource]?.moves?.[move] ?? move;

/** Descriptions of groups of operations that are not a resource. */
export const groups: Words = {
  account: 'Current user, API tokens and reauthentication',
  commands: 'Commands that change several records, or create new ones',
  candidates: 'Members who match a briefing',
  search: 'Search over creators: members and imported profiles',
  currencies: 'Exchange rates',
  'bank-returns': 'Bank return files',
  files: 'Files attached to records',
  pictures: 'Pictures of public pages',
  'payout-runs': 'Payouts prepared or released together',
  'background-jobs': 'Background jobs and their errors',
  'system-status': 'State of the system',
  'finance-day': 'Incoming and outgoing amounts of the day',
  'paying-account': 'Bank account from which payment files pay',
  'fee-invoice-issuing': 'How the platform’s invoices are issued',
  'trial-balance': 'Trial balance of the ledger and month closings',
  'ledger-entries': 'Ledger entries',
  'taxes-withheld': 'Taxes withheld',
  'business-figures': 'Business figures',
  growth: 'Sign-ups and activation',
  engagement: 'Engagement of posts',
  waiting: 'Number of records waiting for staff',
  mails: 'E-mails that went out',
  signInHelp: 'Sign-in addresses awaiting confirmation, and two-step verification',
  jump: 'Quick search for staff',
  timeline: 'History of a company, creator or user',
  reference: 'This description',
};
