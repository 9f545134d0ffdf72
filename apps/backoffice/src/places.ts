import type { RecordOf, ResourceName } from './resources';

/** Paths of a resource, without `/dashboard/admin`. */
export interface Place<Row> {
  /** Path of the list. */
  readonly address?: string;
  /** Path of a record, with `:id`. */
  readonly recordAddress?: string;
  /**
   * Initial sort order of the list. It is known before the screen's code loads, so that the rows can be
   * prefetched.
   */
  readonly sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  /**
   * Returns the title of a record; by default its number. Without this function, react-admin shows a field
   * named `name`, `title`, `label` or `reference`.
   */
  readonly recordRepresentation?: (row: Row) => string;
}

/**
 * Paths of all resources. The module imports no screen, so that screens can link to each other without a
 * circular import through `parts.ts`.
 */
export const places = {
  audit: { address: '/audit', sort: ['id', 'DESC'] },
  'board-reports': { address: '/community', recordAddress: '/community/:id', sort: ['createdAt', 'ASC'] },
  briefings: {
    address: '/',
    recordAddress: '/briefing/:id/*',
    sort: ['statusSince', 'ASC'],
    recordRepresentation: (row) => row.title,
  },
  'card-payments': {
    address: '/finance/card-payments',
    recordAddress: '/finance/card-payments/:id',
    sort: ['createdAt', 'DESC'],
  },
  charges: { address: '/finance/charges', recordAddress: '/finance/charges/:id', sort: ['dueOn', 'ASC'] },
  companies: {
    address: '/companies',
    recordAddress: '/enterprise-profile/:id',
    sort: ['tradeName', 'ASC'],
    recordRepresentation: (row) => row.tradeName,
  },
  contents: { address: '/cms', recordAddress: '/cms/content/:id', recordRepresentation: (row) => row.title },
  contracts: { recordAddress: '/contracts/:id', recordRepresentation: (row) => row.title },
  'conversation-readings': {
    address: '/conversation-readings',
    recordAddress: '/conversation-readings/:id',
    sort: ['createdAt', 'DESC'],
  },
  creators: {
    address: '/users-professionals',
    recordAddress: '/perfil/:id',
    sort: ['followers', 'DESC'],
    recordRepresentation: (row) => row.name,
  },
  deliverables: { recordAddress: '/deliverables/:id' },
  'failed-sign-ins': { address: '/failed-sign-ins', sort: ['id', 'DESC'] },
  favorites: { address: '/search/favorites', sort: ['id', 'DESC'] },
  'fee-invoices': {
    address: '/finance/fee-invoices',
    recordAddress: '/finance/fee-invoices/:id',
    sort: ['id', 'DESC'],
  },
  imports: { address: '/imports', recordAddress: '/imports/:id', sort: ['id', 'DESC'] },
  invoices: {
    address: '/finance/invoices',
    recordAddress: '/finance/invoices/:id',
    sort: ['createdAt', 'ASC'],
  },
  'iss-rules': {
    address: '/finance/iss-rules',
    sort: ['validFrom', 'DESC'],
    recordRepresentation: (row) => `${row.city}/${row.state}`,
  },
  leads: {
    address: '/leads',
    recordAddress: '/leads/:id',
    sort: ['createdAt', 'DESC'],
    recordRepresentation: (row) => row.name,
  },
  lists: {
    address: '/search/lists',
    recordAddress: '/search/list/:id',
    sort: ['id', 'DESC'],
    recordRepresentation: (row) => row.name,
  },
  'message-reports': {
    address: '/message-reports',
    recordAddress: '/message-reports/:id',
    sort: ['createdAt', 'DESC'],
  },
  'month-closings': {
    address: '/finance/closings',
    recordAddress: '/finance/closings/:id',
    sort: ['month', 'DESC'],
    recordRepresentation: (row) => row.month.slice(0, 7),
  },
  observations: { address: '/observations', sort: ['observedAt', 'DESC'] },
  openings: {
    address: '/jobs',
    sort: ['answersOn', 'ASC'],
    recordRepresentation: (row) => row.title,
  },
  'pay-contracts': {
    address: '/finance/pay-contracts',
    recordAddress: '/finance/pay-contracts/:id',
    sort: ['id', 'DESC'],
    recordRepresentation: (row) => row.title,
  },
  'payment-answers': {
    address: '/finance/payment-answers',
    recordAddress: '/finance/payment-answers/:id',
    sort: ['id', 'DESC'],
    recordRepresentation: (row) => `#${row.id}`,
  },
  'payment-files': {
    address: '/finance/payment-files',
    recordAddress: '/finance/payment-files/:id',
    sort: ['id', 'DESC'],
    recordRepresentation: (row) => `#${row.number}`,
  },
  payouts: { address: '/finance/payouts', recordAddress: '/finance/payouts/:id', sort: ['dueOn', 'ASC'] },
  postings: { address: '/finance/ledger', recordAddress: '/finance/ledger/:id', sort: ['id', 'DESC'] },
  posts: { address: '/posts', recordAddress: '/posts/:id', sort: ['publishedOn', 'DESC'] },
  'privacy-requests': { address: '/privacy', recordAddress: '/privacy/:id', sort: ['dueOn', 'ASC'] },
  proposals: { recordAddress: '/proposals/:id' },
  receipts: {
    address: '/finance/receipts',
    recordAddress: '/finance/receipts/:id',
    sort: ['id', 'DESC'],
    recordRepresentation: (row) => `#${row.id}`,
  },
  repayments: {
    address: '/finance/repayments',
    recordAddress: '/finance/repayments/:id',
    sort: ['id', 'DESC'],
  },
  rpas: {
    address: '/finance/rpas',
    sort: ['id', 'DESC'],
    recordRepresentation: (row) => `${row.number}/${row.year}`,
  },
  settings: { address: '/settings', sort: ['validFrom', 'DESC'] },
  settlements: {
    address: '/finance/settlements',
    recordAddress: '/finance/settlements/:id',
    sort: ['id', 'DESC'],
  },
  'short-links': { address: '/shortlink', recordAddress: '/shortlink/:id', sort: ['id', 'DESC'] },
  squads: {
    address: '/squads',
    recordAddress: '/squad/:id',
    sort: ['id', 'DESC'],
    recordRepresentation: (row) => row.title,
  },
  subscribers: { address: '/newsletter', sort: ['createdAt', 'DESC'] },
  'subscription-periods': {
    address: '/finance/subscription-periods',
    recordAddress: '/finance/subscription-periods/:id',
    sort: ['startsOn', 'DESC'],
  },
  subscriptions: {
    address: '/finance/subscriptions',
    recordAddress: '/finance/subscriptions/:id',
    sort: ['id', 'DESC'],
  },
  'tax-payments': {
    address: '/finance/tax-payments',
    recordAddress: '/finance/tax-payments/:id',
    sort: ['id', 'DESC'],
  },
  tasks: { address: '/tasks', sort: ['dueOn', 'ASC'] },
  users: {
    address: '/users',
    recordAddress: '/users/:id',
    sort: ['id', 'DESC'],
    recordRepresentation: (row) => row.name,
  },
  webhooks: {
    address: '/webhooks',
    recordAddress: '/webhooks/:id',
    sort: ['id', 'DESC'],
    recordRepresentation: (row) => row.title,
  },
} as const satisfies { readonly [N in ResourceName]?: Place<RecordOf<N>> };

export const placeOf = (resource: ResourceName): Place<never> | undefined =>
  (places as { readonly [N in ResourceName]?: Place<never> })[resource];
