import { Link } from '@remix-run/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Marks } from '../../guest/Marks';
import type { ShownMark } from '../../guest/marks.server';
import { useFormat } from '../../i18n/use';
import { ProfileLink } from '../../search/ProfileLink';
import { AttributeTable, Avatar, type CompareLine, Money, Score } from '../../ui';
import { useAddress } from '../../ui/useAddress';
import { Reasons } from '../Reasons';
import { FormatPrices } from './CreatorStats';
import { Decline } from './Decline';
import type { Name, NamesProps } from './load.server';
import { MAX_COMPARED } from './order';
import { CreatorCheckbox } from './PickOne';
import { RemoveName } from './RemoveName';
import styles from './select.module.css';

type Props = NamesProps & {
  /** Ids of the compared shortlist entries. */
  readonly compared: readonly number[];
  readonly marks: readonly ShownMark[];
  readonly mayMark: boolean;
};

/**
 * Shortlisted creators side by side, with one row per attribute. The query string contains the ids of the
 * entries. A declined creator stays in the comparison.
 */
export function NameComparison({ names, compared, chosen, toggle, marks, mayMark }: Props) {
  const { t } = useTranslation('company');
  const address = useAddress();
  const lines = useLines();
  const shown = names.filter(({ id }) => compared.includes(id));
  const others = names.filter((name) => !shown.includes(name));
  const withNames = (some: readonly Name[]) => address('with', some.map(({ id }) => id).join(','));
  const opinions: CompareLine<Name>[] = marks.some(({ entryId }) => compared.includes(entryId))
    ? [
        {
          head: t('select.opinions'),
          cell: ({ id, creator }) => (
            <Marks marks={marks.filter(({ entryId }) => entryId === id)} creator={creator.name} />
          ),
        },
      ]
    : [];
  const decisions: CompareLine<Name>[] = mayMark
    ? [{ head: t('select.decision'), cell: (name) => <Decline name={name} /> }]
    : [];
  const removals: CompareLine<Name>[] = toggle
    ? [{ head: t('select.remove'), cell: (name) => <RemoveName name={name} /> }]
    : [];
  return (
    <>
      <AttributeTable
        label={t('select.table')}
        rowLabel={t('select.row')}
        items={shown}
        keyOf={({ id }) => id}
        lines={[...lines, ...opinions, ...decisions, ...removals]}
        head={(name) => (
          <span className={styles.compared}>
            <CreatorCheckbox
              creatorId={name.creator.id}
              chosen={chosen}
              toggle={name.declined ? undefined : toggle}
            >
              <Avatar {...name.creator.face} size="small" decorative />
              <span>{name.creator.name}</span>
            </CreatorCheckbox>
            {shown.length > 1 && (
              <Link
                to={withNames(shown.filter((one) => one !== name))}
                aria-label={t('select.leaveOut', { name: name.creator.name })}
                className={styles.leaveOut}
                preventScrollReset
              >
                <X aria-hidden="true" />
              </Link>
            )}
          </span>
        )}
      />
      {others.length > 0 && (
        <p className={styles.others}>
          <span className="muted">
            {t(shown.length < MAX_COMPARED ? 'select.compareToo' : 'select.compareFull', {
              max: MAX_COMPARED,
            })}
          </span>
          {shown.length < MAX_COMPARED &&
            others.map((name) => (
              <Link key={name.id} to={withNames([...shown, name])} preventScrollReset>
                {name.creator.name}
              </Link>
            ))}
        </p>
      )}
    </>
  );
}

function useLines(): CompareLine<Name>[] {
  const { t } = useTranslation('company');
  const { compact, rate } = useFormat();
  return [
    {
      head: t('select.listPrice'),
      cell: ({ creator }) => {
        const { profileType, askedCents = null, priceCents, currency } = creator;
        const cents = askedCents ?? priceCents;
        const of = profileType === 'freelancer' ? 'select.perJob' : 'select.perPost';
        return cents === null ? null : (
          <>
            <Money cents={cents} currency={currency} />{' '}
            <span className="muted small">{t(askedCents === null ? of : 'select.asked')}</span>
            <FormatPrices creator={creator} />
          </>
        );
      },
    },
    { head: t('select.followers'), cell: ({ creator }) => compact(creator.followers) },
    { head: t('select.engagement'), cell: ({ creator }) => rate(creator.engagementBp) },
    { head: t('select.match'), cell: ({ score }) => <Score value={score} /> },
    { head: t('select.why'), cell: ({ reasons }) => <Reasons reasons={reasons} /> },
    { head: t('select.note'), cell: ({ note }) => note || null },
    {
      head: t('select.more'),
      cell: ({ creator: { id, name, findable } }) =>
        findable === undefined ? null : (
          <ProfileLink creatorId={id} name={name} findable={findable}>
            {t('select.profile', { name })}
          </ProfileLink>
        ),
    },
  ];
}
