import { helpAddress, helpFor, staffHelp } from '@elenco/core/people';
import ExpandMore from '@mui/icons-material/ExpandMore';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment } from 'react';
import { Menu as AdminMenu, useSidebarState, useStore } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { queueAddress } from '../addresses';
import { useActor } from '../kit/useActor';
import { countText, useQueues, useWaiting, WaitingCount } from '../kit/WaitingCount';
import { useWords } from '../kit/words';
import { type Entry, highlightedEntry, initiallyCollapsed, labelOf, menuFor, queueOf } from './menu';
import { ownSecurity, ownTokens } from './portalPages';

/**
 * The menu: today's work, the user's pinned entries, and collapsible groups, with the entries that the
 * actor's duties allow. The group of the open screen is always expanded.
 */
export function Menu() {
  const words = useWords();
  const [open, setOpen] = useSidebarState();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const actor = useActor();
  const [folded, setFolded] = useStore<readonly string[]>('menu.folded', initiallyCollapsed(actor));
  const [pinned, setPinned] = useStore<readonly string[]>('menu.pinned', []);
  const groups = menuFor(actor);
  const help = staffHelp.filter((page) => helpFor(actor).includes(page));
  const queues = useQueues();
  /** Returns the number of records in the queues of a collapsed group. */
  const waitingIn = (entries: readonly Entry[]) =>
    entries
      .map((entry) => queues?.find(({ resource }) => resource === queueOf(actor, entry))?.count ?? 0)
      .reduce((sum, count) => sum + count, 0);
  const { pathname } = useLocation();
  const marked = highlightedEntry(pathname);
  const pins = groups.flatMap(({ entries }) => entries.filter(({ address }) => pinned.includes(address)));
  const toggled = (all: readonly string[], one: string) =>
    all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
  const item = (entry: Entry) => (
    <Item
      key={entry.address}
      entry={entry}
      marked={entry.address === marked}
      pinned={pinned.includes(entry.address)}
      onPin={open ? () => setPinned(toggled(pinned, entry.address)) : undefined}
      onGo={() => narrow && setOpen(false)}
    />
  );
  return (
    <AdminMenu component="nav" role="navigation" aria-label={words.t('shell.menu')}>
      {groups.map(({ key, entries }) => {
        if (key === 'today')
          return (
            <Fragment key={key}>
              {entries.map(item)}
              {pins.length > 0 ? <Heading open={open}>{words.t('shell.pinned')}</Heading> : null}
              {pins.map(item)}
            </Fragment>
          );
        const isFolded = folded.includes(key) && !entries.some(({ address }) => address === marked);
        return (
          <Fragment key={key}>
            <Heading
              open={open}
              folded={isFolded}
              onFold={() => setFolded(toggled(folded, key))}
              count={isFolded ? waitingIn(entries) : 0}
            >
              {words.t(`shell.${key}`)}
            </Heading>
            {isFolded ? null : entries.filter(({ address }) => !pinned.includes(address)).map(item)}
          </Fragment>
        );
      })}
      <Heading open={open}>{words.t('shell.account')}</Heading>
      <a href={ownSecurity} title={words.t('shell.securityHint')}>
        <LockOutlined fontSize="small" aria-hidden />
        <span className="name">{words.t('shell.security')}</span>
      </a>
      <a href={ownTokens} title={words.t('shell.tokensHint')}>
        <KeyOutlined fontSize="small" aria-hidden />
        <span className="name">{words.t('shell.tokens')}</span>
      </a>
      {help.length > 0 && <Heading open={open}>{words.t('shell.help')}</Heading>}
      {help.map((page) => {
        const name = words.t(`shell.helpFor.${page}`);
        return (
          <Link
            key={page}
            to={helpAddress(page)}
            title={name}
            aria-current={pathname === helpAddress(page) ? 'page' : undefined}
            onClick={() => narrow && setOpen(false)}
          >
            <HelpOutline fontSize="small" aria-hidden />
            <span className="name">{name}</span>
          </Link>
        );
      })}
    </AdminMenu>
  );
}

interface HeadingProps {
  /** False while the menu is narrow. The name is then hidden, but keeps its space. */
  readonly open: boolean;
  readonly folded?: boolean;
  readonly onFold?: () => void;
  /** Number of records that wait in a collapsed group. */
  readonly count?: number;
  readonly children: string;
}

/** Name of an entry group. The name is a button if the group can be collapsed. */
function Heading({ open, folded = false, onFold, count = 0, children }: HeadingProps) {
  const words = useWords();
  const name = (
    <Typography component="span" variant="caption" color="textSecondary" sx={{ fontWeight: 600 }}>
      {open ? children : ' '}
    </Typography>
  );
  const space = { px: 1, mt: 1, minHeight: 28, display: 'flex', alignItems: 'center', gap: 0.5 } as const;
  return onFold && open ? (
    <ButtonBase
      aria-expanded={!folded}
      onClick={onFold}
      sx={{ ...space, width: '100%', justifyContent: 'space-between', borderRadius: 1 }}
    >
      {name}
      {count > 0 ? (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 'auto' }}>
          {countText(count, words)}
        </Typography>
      ) : null}
      <ExpandMore
        aria-hidden
        sx={{ fontSize: 16, color: 'text.secondary', transform: folded ? 'rotate(-90deg)' : 'none' }}
      />
    </ButtonBase>
  ) : (
    <Typography component="div" sx={space}>
      {name}
    </Typography>
  );
}

interface ItemProps {
  readonly entry: Entry;
  readonly marked: boolean;
  readonly pinned: boolean;
  /** Pins or unpins the entry; undefined while the menu is narrow. */
  readonly onPin: (() => void) | undefined;
  readonly onGo: () => void;
}

/**
 * Entry of the menu. It is a plain link, since thirty MUI menu items take half of the time until a screen
 * shows its first row. An entry with a count opens the list of exactly the counted records.
 */
function Item({ entry, marked, pinned, onPin, onGo }: ItemProps) {
  const words = useWords();
  const { icon: Icon, address } = entry;
  const name = labelOf(entry, words);
  const queue = useQueue(entry);
  const Pin = pinned ? PushPin : PushPinOutlined;
  const link = (
    <Link
      to={queue ? queueAddress(queue) : address}
      title={name}
      aria-current={marked ? 'page' : undefined}
      onClick={onGo}
    >
      <Icon fontSize="small" aria-hidden />
      <span className="name">{name}</span>
      {queue ? <WaitingCount resource={queue} /> : null}
    </Link>
  );
  return (
    <div className="entry">
      {link}
      {onPin ? (
        <button
          type="button"
          className="pin"
          aria-pressed={pinned}
          aria-label={words.t('shell.pin', { name })}
          title={words.t('shell.pin', { name })}
          onClick={onPin}
        >
          <Pin aria-hidden sx={{ fontSize: 14 }} />
        </button>
      ) : null}
    </div>
  );
}

/** Returns the queue of a menu entry; undefined unless records of the queue wait for the current user. */
function useQueue(entry: Entry) {
  const queue = queueOf(useActor(), entry);
  const count = useWaiting(entry.resource);
  return count > 0 ? queue : undefined;
}
