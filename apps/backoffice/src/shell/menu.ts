import type { Actor, Duty } from '@elenco/core/party';
import type { SvgIconComponent } from '@mui/icons-material';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Assignment from '@mui/icons-material/AssignmentOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import ContactMail from '@mui/icons-material/ContactMailOutlined';
import Face from '@mui/icons-material/FaceOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import LockPerson from '@mui/icons-material/LockPersonOutlined';
import Newspaper from '@mui/icons-material/NewspaperOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import Policy from '@mui/icons-material/PolicyOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { lists } from '../addresses';
import { toDo } from '../briefing/states';
import { hasDuty } from '../kit/access';
import type { TextKey, Words } from '../kit/words';
import { mayRead } from '../resources';
import { searchAddress } from '../search/paths';

export type GroupKey = 'work' | 'people' | 'money' | 'system';
export interface Entry {
  readonly resource: keyof typeof lists;
  readonly icon: SvgIconComponent;
  /** Another screen of the resource than its list. */
  readonly screen?: { readonly to: string; readonly label: TextKey };
  /** Records in these states wait for people with this duty: the entry says how many. */
  readonly waiting?: { readonly duty: Duty; readonly states: readonly string[] };
}

const groups: readonly { readonly key: GroupKey; readonly entries: readonly Entry[] }[] = [
  {
    key: 'work',
    entries: [
      { resource: 'briefings', icon: Assignment, waiting: { duty: 'curation', states: toDo } },
      { resource: 'squads', icon: Groups },
      { resource: 'creators', icon: PersonSearch, screen: { to: searchAddress, label: 'search.title' } },
      { resource: 'imports', icon: UploadFile },
    ],
  },
  {
    key: 'people',
    entries: [
      { resource: 'companies', icon: Business },
      { resource: 'creators', icon: Face },
      { resource: 'users', icon: People },
      { resource: 'leads', icon: ContactMail, waiting: { duty: 'support', states: ['new'] } },
      { resource: 'subscribers', icon: Newspaper },
      { resource: 'privacy-requests', icon: Policy, waiting: { duty: 'support', states: ['open'] } },
    ],
  },
  {
    key: 'money',
    entries: [
      { resource: 'invoices', icon: ReceiptLong, waiting: { duty: 'finance', states: ['submitted'] } },
      { resource: 'payouts', icon: Payments, waiting: { duty: 'finance', states: ['processing', 'failed'] } },
      { resource: 'charges', icon: RequestQuote },
      { resource: 'postings', icon: AccountBalance },
    ],
  },
  {
    key: 'system',
    entries: [
      { resource: 'short-links', icon: LinkIcon },
      { resource: 'contents', icon: Article },
      { resource: 'settings', icon: Tune },
      { resource: 'audit', icon: FactCheck },
      { resource: 'failed-sign-ins', icon: LockPerson },
    ],
  },
];

/**
 * The entries that lead to something this person may read, by group; empty groups are left out. Whose work is the
 * money finds it on top.
 */
export function menuFor(actor: Actor) {
  const ofMoney = hasDuty(actor, 'finance') && !hasDuty(actor, 'curation');
  const first = (key: GroupKey) => Number(ofMoney && key === 'money');
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ resource }) => mayRead(actor, resource)) }))
    .filter((group) => group.entries.length > 0)
    .sort((a, b) => first(b.key) - first(a.key));
}

/** Where an entry leads, and what it is called. */
export const targetOf = ({ resource, screen }: Entry, words: Words) => ({
  to: screen?.to ?? lists[resource],
  label: screen ? words.t(screen.label) : words.name(resource, 2),
});
