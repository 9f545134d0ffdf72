import type { ResourceName } from './resources';

/** Where each kind of record is, below `/dashboard/admin` (docs/spec/addresses.md#back-office). */
const records = {
  briefings: (id: number) => `/briefing/${id}`,
  companies: (id: number) => `/enterprise-profile/${id}`,
  creators: (id: number) => `/perfil/${id}`,
  users: (id: number) => `/users/${id}`,
  squads: (id: number) => `/squad/${id}`,
  proposals: (id: number) => `/proposals/${id}`,
  contracts: (id: number) => `/contracts/${id}`,
  deliverables: (id: number) => `/deliverables/${id}`,
  charges: (id: number) => `/finance/charges/${id}`,
  invoices: (id: number) => `/finance/invoices/${id}`,
  payouts: (id: number) => `/finance/payouts/${id}`,
  'privacy-requests': (id: number) => `/privacy/${id}`,
  leads: (id: number) => `/leads/${id}`,
  'short-links': (id: number) => `/shortlink/${id}`,
  contents: (id: number) => `/cms/content/${id}`,
  imports: (id: number) => `/imports/${id}`,
} satisfies Partial<Record<ResourceName, (id: number) => string>>;

export type Addressed = keyof typeof records;

export const isAddressed = (name: ResourceName): name is Addressed => name in records;
export const addressOf = (name: Addressed, id: number): string => records[name](id);

/** The list narrowed to what the filter names, as the list's own filters would write it. */
export const listAddress = (
  name: keyof typeof lists,
  filter: Readonly<Record<string, string | number | boolean>>,
): string => `${lists[name]}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const lists = {
  briefings: '/',
  squads: '/squads',
  companies: '/companies',
  creators: '/users-professionals',
  users: '/users',
  'privacy-requests': '/privacy',
  leads: '/leads',
  subscribers: '/newsletter',
  charges: '/finance/charges',
  invoices: '/finance/invoices',
  payouts: '/finance/payouts',
  postings: '/finance/ledger',
  settings: '/settings',
  audit: '/audit',
  'failed-sign-ins': '/failed-sign-ins',
  'short-links': '/shortlink',
  contents: '/cms',
  imports: '/imports',
} satisfies Partial<Record<ResourceName, string>>;
