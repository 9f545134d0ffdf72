import type { z } from 'zod';
import type { Declaration, ResourceName } from '../resources';

/** Name of each field's set of labels. Fields with different names may share a set. */
const sets: Readonly<Record<string, string>> = {
  channel: 'channels',
  format: 'formats',
  skill: 'skills',
  mainSkill: 'skills',
  tags: 'skills',
  duties: 'duty',
  source: 'figureSource',
  billingCurrency: 'currency',
  nextPlan: 'plan',
  'briefings.kind': 'briefingKind',
  'briefings.visited': 'briefingStep',
  'creators.experience': 'creatorExperience',
  'contents.kind': 'contentKind',
  'consents.purpose': 'consentPurposes',
  'invitations.kind': 'invitationKind',
  'share-links.actions': 'guestAction',
  'settings.key': 'setting',
  'short-link-clicks.source': 'clickSource',
  'observations.source': 'observationSource',
  network: 'channels',
  'privacy-requests.kind': 'requestKind',
  'failed-sign-ins.kind': 'signInKind',
  'privacy-requests.erases': 'erasable',
  'postings.account': 'ledgerAccount',
  'postings.kind': 'ledgerEntry',
  'imports.phase': 'importPhase',
  'charge-lines.kind': 'lineKind',
  'charges.reportedBy': 'paidBy',
  'receipts.source': 'receiptSource',
  'tax-payments.tax': 'withheldTax',
  'receipts.reason': 'unmatchedReason',
  'payment-answers.outcome': 'answerOutcome',
  'questions.block': 'questionBlocks',
  'board-posts.audience': 'boardAudience',
  'amendments.kind': 'amendmentKind',
  'list-members.stage': 'listStage',
  'list-activities.kind': 'listActivityKind',
  'message-reports.reason': 'reportReasons',
  'imports.failure': 'importFailure',
  'step-approvals.verdict': 'stepVerdict',
  'webhooks.events': 'webhookEvent',
  'webhook-deliveries.state': 'deliveryState',
  'webhook-deliveries.problem': 'deliveryProblem',
};

/** Returns the name of the set in `options` that has a field's labels. */
export const optionSetOf = (resource: ResourceName, source: string): string =>
  sets[`${resource}.${source}`] ?? sets[source] ?? source;

type Definition = {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly entries?: Readonly<Record<string, string>>;
  readonly format?: string;
  readonly in?: z.ZodType;
};

/** Returns the schema inside `nullable`, `optional` and similar wrappers. */
function innermost(schema: z.ZodType): z.ZodType {
  const { innerType } = schema.def as unknown as Definition;
  return innerType ? innermost(innerType) : schema;
}

const definitionOf = (schema: z.ZodType) => innermost(schema).def as unknown as Definition;

/** Returns the options of a field or, for a list, of its items. */
export function valuesOf(declaration: Declaration, source: string): readonly string[] | undefined {
  const schema = declaration.schema.shape[source] as z.ZodType | undefined;
  if (!schema) return undefined;
  const definition = definitionOf(schema);
  const inner = definition.element ? definitionOf(definition.element) : definition;
  return inner.entries && Object.values(inner.entries);
}

export type Kind =
  | 'status'
  | 'money'
  | 'rate'
  | 'reference'
  | 'resource'
  | 'file'
  | 'day'
  | 'instant'
  | 'option'
  | 'options'
  | 'boolean'
  | 'number'
  | 'link'
  | 'country'
  | 'text';

const references: Readonly<Record<string, ResourceName>> = {
  companyId: 'companies',
  creatorId: 'creators',
  ownerId: 'users',
  assigneeId: 'users',
  userId: 'users',
  curatorId: 'users',
  authorId: 'users',
  readerId: 'users',
  reporterId: 'users',
  addedById: 'users',
  approvedById: 'users',
  createdById: 'users',
  actorId: 'users',
  impersonatorId: 'users',
  preparedById: 'users',
  purchaseRecordedById: 'users',
  purchaseConfirmedById: 'users',
  closedById: 'users',
  reopenedById: 'users',
  releasedById: 'users',
  recordedById: 'users',
  briefingId: 'briefings',
  proposalId: 'proposals',
  contractId: 'contracts',
  payContractId: 'pay-contracts',
  payoutId: 'payouts',
  chargeId: 'charges',
  ofChargeId: 'charges',
  formerChargeId: 'charges',
  paymentFileId: 'payment-files',
  subscriptionId: 'subscriptions',
  squadId: 'squads',
};

/** Resources whose records have a number but no name. Users search these records by number. */
const numbered: ReadonlySet<ResourceName> = new Set(['charges', 'payment-files', 'payouts', 'subscriptions']);
export const isNamed = (resource: ResourceName): boolean => !numbered.has(resource);

export const referenceOf = (source: string): ResourceName | undefined => references[source];

/**
 * Returns the kind of a field, which determines how the field is displayed and filtered. The kind depends on
 * the field's schema or, for fields such as amounts, rates and ids, on its name.
 */
export function kindOf(declaration: Declaration, source: string): Kind {
  if (source === 'status' && declaration.flow) return 'status';
  if (source.endsWith('Cents')) return 'money';
  if (source.endsWith('Bp')) return 'rate';
  if (referenceOf(source)) return 'reference';
  if (source === 'resource') return 'resource';
  if (source === 'country' || source.endsWith('Country')) return 'country';
  if (source === 'fileId' || source.endsWith('FileId')) return 'file';
  const schema = innermost(declaration.schema.shape[source] as z.ZodType);
  const definition = schema.def as unknown as Definition;
  // The format may be one of the schema's several checks.
  const format = 'format' in schema ? schema.format : definition.format;
  if (format === 'datetime') return 'instant';
  if (format === 'date') return 'day';
  if (format === 'url') return 'link';
  if (definition.type === 'enum') return 'option';
  if (definition.type === 'array') return 'options';
  if (definition.type === 'boolean' || definition.type === 'number') return definition.type;
  return 'text';
}
