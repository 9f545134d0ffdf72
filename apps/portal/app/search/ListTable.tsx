import { listStages, nextContactOf } from '@elenco/core/discovery';
import { Link, useLocation } from '@remix-run/react';
import { ChevronDown, PanelRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import {
  Avatar,
  Button,
  ButtonLink,
  type Column,
  DateText,
  Menu,
  StatusChip,
  Table,
  TwoLines,
  useAddress,
} from '../ui';
import { Favorite } from './Favorite';
import { InvolvedNow } from './Involved';
import styles from './ListTable.module.css';
import { OPEN } from './listFilter';
import type { ListData, ListMemberRow } from './oneList.server';
import { type ProfileSelection, SelectCheckbox, SelectionToken } from './Pick';
import { ANY_PRICE, FormatLines, PriceCell } from './Prices';
import { profileAt } from './paths';
import { stageTones, useStageName } from './stages';
import { useNames } from './words';

/** The creators of a list with their stage, owner and contacts. */
export function ListTable({ data, picking }: { data: ListData; picking: ProfileSelection }) {
  const { t } = useTranslation('search');
  const { compact, list, rate } = useFormat();
  const names = useNames();
  const address = useAddress();
  const { members, people, involved, listActions } = data;
  const columns: Column<ListMemberRow>[] = [
    {
      key: 'name',
      header: t('creatorHead'),
      primary: true,
      cell: ({ profile, labels, note }) => (
        <span className={styles.cell}>
          <SelectCheckbox profile={profile} picking={picking} />
          <TwoLines
            lead={<Avatar {...profile.face} size="small" decorative />}
            title={<Link to={profileAt(profile.key)}>{profile.name}</Link>}
            under={
              <>
                {[
                  profile.mainSkill && names.skill(profile.mainSkill),
                  list(profile.presences.slice(0, 2).map(({ channel }) => names.channel(channel))),
                  profile.kind === 'external' && t('kinds.external'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                <InvolvedNow projects={involved.filter(({ creatorId }) => creatorId === profile.creatorId)} />
                {labels.length > 0 && <span className={styles.labels}>{labels.join(' · ')}</span>}
                {note && <span className={styles.note}>{note}</span>}
              </>
            }
          />
        </span>
      ),
    },
    {
      key: 'stage',
      phone: 'bare',
      header: t('list.stage'),
      cell: (member) => <StageMenu member={member} mayChange={listActions !== null} />,
    },
    {
      key: 'owner',
      header: t('list.owner'),
      cell: ({ ownerId }) =>
        ownerId === null ? '–' : (people.find(({ id }) => id === ownerId)?.name ?? t('list.formerOwner')),
    },
    {
      key: 'next',
      header: t('list.nextContact'),
      cell: (member) => {
        const next = nextContactOf(member);
        if (next === null) return '–';
        return (
          <span className={member.due ? styles.due : undefined}>
            <DateText value={next} />
            {member.due && <span className="sr"> ({t('list.due')})</span>}
          </span>
        );
      },
    },
    {
      key: 'last',
      header: t('list.lastContact'),
      cell: ({ lastContactOn }) => (lastContactOn === null ? '–' : <DateText value={lastContactOn} />),
    },
    {
      key: 'followers',
      header: t('followers'),
      align: 'end',
      cell: ({ profile }) => compact(profile.followers),
    },
    {
      key: 'engagement',
      header: t('engagement'),
      align: 'end',
      cell: ({ profile: { engagementBp } }) => (engagementBp > 0 ? rate(engagementBp) : '–'),
    },
    {
      key: 'price',
      header: t('price'),
      align: 'end',
      long: true,
      cell: ({ profile }) => (
        <div className={styles.prices}>
          <FormatLines profile={profile} />
          <PriceCell profile={profile} asked={ANY_PRICE} />
        </div>
      ),
    },
    {
      key: 'tools',
      header: t('list.history'),
      headless: true,
      align: 'end',
      cell: ({ profile }) => (
        <span className={styles.tools}>
          <Favorite profile={profile} listActions={listActions} />
          <ButtonLink
            to={address(OPEN, profile.key)}
            size="small"
            variant="plain"
            preventScrollReset
            aria-label={t('list.openOf', { name: profile.name })}
            icon={<PanelRight aria-hidden="true" />}
          >
            {t('list.open')}
          </ButtonLink>
        </span>
      ),
    },
  ];
  return (
    <>
      <SelectionToken />
      <Table
        caption={t('list.members')}
        columns={columns}
        rows={members}
        rowKey={({ id }) => id}
        empty={null}
      />
    </>
  );
}

/** The stage of a creator, with a menu of the other stages. */
function StageMenu({ member, mayChange }: { member: ListMemberRow; mayChange: boolean }) {
  const { t } = useTranslation('search');
  const { pathname, search } = useLocation();
  const stageName = useStageName();
  const { stage, profile } = member;
  const chip = <StatusChip tone={stageTones[stage]}>{stageName(stage)}</StatusChip>;
  if (!mayChange) return chip;
  return (
    <Menu
      trigger={
        <Button
          size="small"
          variant="plain"
          className={styles.stageButton}
          aria-label={t('list.changeStage', { name: profile.name, stage: stageName(stage) })}
        >
          <span className={styles.stage}>
            {chip}
            <ChevronDown aria-hidden="true" />
          </span>
        </Button>
      }
      items={listStages
        .filter((one) => one !== stage)
        .map((one) => ({
          label: stageName(one),
          post: {
            action: `${pathname}${search}`,
            fields: { intent: 'stage', who: profile.key, stage: one },
          },
        }))}
    />
  );
}
