import { accounts } from './accounts';
import { activity } from './activity';
import { appendOnly } from './appendOnly';
import { audit } from './audit';
import { charges } from './charges';
import { community } from './community';
import { contents } from './contents';
import { contracted, contracts } from './contracts';
import { conversations } from './conversations';
import { creators } from './creators';
import { delivery } from './delivery';
import { external } from './external';
import { guests } from './guests';
import { identities } from './identities';
import { imports } from './imports';
import { inbound } from './inbound';
import { ledger } from './ledger';
import { mechanisms } from './mechanisms';
import { messages } from './messages';
import { metrics } from './metrics';
import { monthClosings } from './monthClosings';
import { networks } from './networks';
import { openings } from './openings';
import { parties } from './parties';
import { pay } from './pay';
import { payouts } from './payouts';
import { plans } from './plans';
import { posts } from './posts';
import { privacy } from './privacy';
import { projects } from './projects';
import { proposals } from './proposals';
import { receipts } from './receipts';
import { reports } from './reports';
import { saved } from './saved';
import { search } from './search';
import { makeRoles, security } from './security';
import { settlements } from './settlements';
import { staff } from './staff';
import { chargeLines, subscriptions } from './subscriptions';
import { taxes } from './taxes';
import { trails } from './trails';
import { webhooks } from './webhooks';

const areas = [
  mechanisms,
  parties,
  identities,
  accounts,
  creators,
  privacy,
  trails,
  audit,
  messages,
  activity,
  networks,
  external,
  imports,
  metrics,
  saved,
  projects,
  openings,
  proposals,
  contracts,
  contracted,
  delivery,
  posts,
  conversations,
  charges,
  payouts,
  pay,
  subscriptions,
  chargeLines,
  settlements,
  receipts,
  taxes,
  ledger,
  monthClosings,
  reports,
  guests,
  plans,
  community,
  staff,
  webhooks,
  contents,
  inbound,
  appendOnly,
];

/**
 * The complete schema of the first release by area; the policies of row security are in a separate folder.
 */
export const baseline = [makeRoles, ...areas, ...search, ...security];

const made = (kind: string) =>
  [...areas, ...security].flatMap((part) =>
    [...part.matchAll(new RegExp(`^create ${kind} (\\w+)(?![\\w.])`, 'gm'))].map(([, name]) => name),
  );

/** Names of the tables and functions in the schema `public`, for dropping them. */
export const tables = made('table');
export const functions = made('function');
