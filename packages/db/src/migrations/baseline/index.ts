import { accounts } from './accounts';
import { activity } from './activity';
import { appendOnly } from './appendOnly';
import { audit } from './audit';
import { contents } from './contents';
import { creators } from './creators';
import { delivery } from './delivery';
import { external } from './external';
import { guests } from './guests';
import { contracted, hiring } from './hiring';
import { identities } from './identities';
import { imports } from './imports';
import { inbound } from './inbound';
import { ledger } from './ledger';
import { mechanisms } from './mechanisms';
import { messages } from './messages';
import { metrics } from './metrics';
import { money } from './money';
import { networks } from './networks';
import { parties } from './parties';
import { privacy } from './privacy';
import { projects } from './projects';
import { saved } from './saved';
import { search } from './search';
import { makeRoles, security } from './security';
import { trails } from './trails';

const areas = [
  ...[mechanisms, parties, creators, identities, accounts, privacy, trails, audit, messages, activity],
  ...[projects, hiring, contracted, delivery, money, ledger],
  ...[networks, external, imports, metrics, saved, guests, contents, inbound],
  appendOnly,
];

/** The whole schema as of the first release, area by area; the policies of row security lie beside it. */
export const baseline = [makeRoles, ...areas, ...search, ...security];

const made = (kind: string) =>
  [...areas, ...security].flatMap((part) =>
    [...part.matchAll(new RegExp(`^create ${kind} (\\w+)(?![\\w.])`, 'gm'))].map(([, name]) => name),
  );

/** What it makes outside of the schemas of their own, for taking it away. */
export const tables = made('table');
export const functions = made('function');
