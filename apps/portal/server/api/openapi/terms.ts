import fields from '@elenco/locales/en/fields.json' with { type: 'json' };
import texts from '@elenco/locales/en/resources.json' with { type: 'json' };
// Fields without a label in the product: parts of a field, and fields that only programs see.
import terms from './terms.json' with { type: 'json' };

type Words = Readonly<Record<string, string>>;
interface Texts {
  readonly name: string;
  readonly fields: Words;
  readonly moves?: Words;
}

const ofResources: Readonly<Record<string, Texts>> = texts;

/** Labels that any resource gives a field, as a fallback for the others. */
const ofAny: Words = Object.fromEntries(
  Object.values(ofResources)
    .flatMap((one) => Object.entries(one.fields))
    .reverse(),
);

const units: readonly (readonly [RegExp, string])[] = [
  [/Cents$|^cents$/, 'in minor units of the currency'],
  [/Bp$/, 'in basis points: 1,000 are 10 %'],
];

/** Returns the description of a field: its label in the product. */
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

/** Descriptions of address groups that are no resource. */
export const groups: Words = {
  account: 'Who calls, tokens of programs, and the proof of who sits at a browser',
  commands: 'What changes several records at once, or none that is there already',
  candidates: 'Who could do what a briefing asks for',
  search: 'Search over creators: members, and profiles that are known from files',
  currencies: 'Rates of currencies',
  'bank-returns': 'Files in which the bank tells what was paid',
  files: 'Files that records name',
  pictures: 'Pictures of the public pages',
  'payout-runs': 'Payouts that are prepared or released together',
  'background-jobs': 'What the product does by itself, and what of it went wrong',
  'finance-day': 'What comes in and leaves today',
  'fee-invoice-issuing': 'Where our own invoices are issued',
  'trial-balance': 'The accounts of the ledger over a period, and the closing of months',
  'ledger-entries': 'What was posted, and why',
  'taxes-withheld': 'What was kept back for the state',
  growth: 'How many sign up, and how far they come',
  engagement: 'What came of posts',
  waiting: 'What waits for staff',
  waitingEmail: 'Sign-in addresses that are not confirmed yet',
  jump: 'What a text finds, for staff',
  timeline: 'What has happened to a company, a creator or a person',
  reference: 'This description',
};
