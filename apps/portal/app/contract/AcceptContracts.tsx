import type { LeftOut } from '@elenco/core/hiring';
import { sum } from '@elenco/core/kit';
import { Link, useActionData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Agreement } from '../briefing/approve/Agreement';
import { MoveDialog } from '../forms/MoveDialog';
import { useFormat } from '../i18n/use';
import { RequestApprovalButton } from '../team/AskOwner';
import { Pending } from '../team/Pending';
import {
  Alert,
  Avatar,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Columns,
  DateText,
  DefinitionList,
  EmptyState,
  Money,
  PageHeader,
  Section,
  Stack,
} from '../ui';
import { useErrorText } from '../ui/field';
import styles from './acceptAll.module.css';
import type { WaitingContracts } from './acceptAll.server';
import { usePublishing } from './usePublishing';

type Row = WaitingContracts['rows'][number];

/** All contracts that wait for the brand, each with its text, accepted together. */
export function AcceptContracts({ page }: { page: WaitingContracts }) {
  const { t } = useTranslation('company');
  const { title, back, rows, more } = page;
  const [left, setLeft] = useState<readonly number[]>([]);
  const chosen = rows.filter(({ id, pending }) => pending === null && !left.includes(id));
  const tick = (id: number, on: boolean) =>
    setLeft((before) => (on ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <>
      <PageHeader
        above={
          <Link to={back} className={styles.back}>
            <ArrowLeft aria-hidden="true" /> {title ?? t('home.projects')}
          </Link>
        }
        title={t('acceptAll.title')}
        subtitle={t('acceptAll.subtitle')}
      />
      <LeftOutContracts />
      {rows.length === 0 ? (
        <EmptyState
          title={t('acceptAll.none')}
          action={<ButtonLink to={back}>{t('acceptAll.back')}</ButtonLink>}
        />
      ) : (
        <Columns stays asideFirst aside={<Total page={page} chosen={chosen} />}>
          <Stack>
            {rows.map((row) => (
              <Waiting key={row.id} row={row} on={chosen.includes(row)} tick={tick} named={title === null} />
            ))}
            {more > 0 && <p className="muted">{t('acceptAll.more', { count: more })}</p>}
          </Stack>
        </Columns>
      )}
    </>
  );
}

/** One contract: creator, price, work, dates and text. */
function Waiting({
  row,
  on,
  tick,
  named,
}: {
  row: Row;
  on: boolean;
  tick: (id: number, on: boolean) => void;
  /** True if the name of the project is shown. */
  named: boolean;
}) {
  const { t } = useTranslation(['company', 'shared']);
  const publishing = usePublishing();
  const { id, creator, project, totalCents, creatorCents, currency, startsOn, endsOn, work } = row;
  return (
    <Card>
      <label className={styles.head}>
        <input
          type="checkbox"
          className={styles.tick}
          checked={on}
          disabled={row.pending !== null}
          onChange={({ target }) => tick(id, target.checked)}
          aria-label={t('acceptAll.choose', { name: creator.name })}
        />
        <Avatar {...creator} decorative />
        <span className={styles.who}>
          <strong>{creator.name}</strong>
          {named && <span className="muted small">{project}</span>}
        </span>
        <Money cents={totalCents} currency={currency} emphasis="strong" />
      </label>
      {row.pending && <Pending request={row.pending} />}
      <DefinitionList
        items={[
          ...publishing(work, row.kind),
          ...(startsOn && endsOn
            ? [
                {
                  term: t('shared:contract.period'),
                  value: (
                    <>
                      <DateText value={startsOn} /> – <DateText value={endsOn} />
                    </>
                  ),
                },
              ]
            : []),
          {
            term: t('shared:contract.creatorPart'),
            value: <Money cents={creatorCents} currency={currency} />,
          },
        ]}
      />
      <Agreement name={creator.name} text={row.text} textEnglish={row.textEnglish} />
      <p className="small">
        <Link to={`/dashboard/contract/${id}`}>{t('acceptAll.alone')}</Link>
      </p>
    </Card>
  );
}

/** Number and sum of the chosen contracts, and the confirmation that states both. */
function Total({ page: { may, key }, chosen }: { page: WaitingContracts; chosen: readonly Row[] }) {
  const { t } = useTranslation(['company', 'shared']);
  const { money } = useFormat();
  const currencies = [...new Set(chosen.map(({ currency }) => currency))];
  const sums = currencies.map((currency) => ({
    currency,
    cents: sum(chosen.filter((row) => row.currency === currency).map((row) => row.totalCents)),
  }));
  const count = chosen.length;
  const figures = { count, sum: sums.map(({ cents, currency }) => money(cents, currency)).join(' + ') };
  return (
    <Section title={t('acceptAll.total')}>
      <Card>
        <p aria-live="polite">
          <span className="muted small">{t('acceptAll.chosen', { count })}</span>
          {sums.map(({ cents, currency }) => (
            <span key={currency} className={styles.sum}>
              <Money cents={cents} currency={currency} emphasis="hero" />
            </span>
          ))}
        </p>
        {may && (
          <MoveDialog
            intent="acceptAll"
            fields={{ id: 0, key, ...fieldsOf(chosen) }}
            title={t('acceptAll.confirmTitle', figures)}
            text={t('acceptAll.confirmText')}
            confirm={t('acceptAll.confirm', { count })}
            trigger={
              <Button variant="primary" size="large" wide disabled={count === 0} data-main-act>
                {t('acceptAll.accept', { count })}
              </Button>
            }
          >
            {(errorsOf) => (
              <>
                <RequestApprovalButton
                  refusals={errorsOf('')}
                  act="contracts.acceptAll"
                  input={{ contracts: chosen.map(({ id, textHash }) => ({ id, textHash })) }}
                />
                <Checkbox name="read" label={t('acceptAll.read', { count })} errors={errorsOf('read')} />
              </>
            )}
          </MoveDialog>
        )}
        <p className="muted small">{t('acceptAll.then')}</p>
      </Card>
    </Section>
  );
}

const fieldsOf = (chosen: readonly Row[]) =>
  Object.fromEntries(
    chosen.flatMap(({ id, textHash }, index) => [
      [`contracts[${index}].id`, id],
      [`contracts[${index}].textHash`, textHash],
    ]),
  );

/** Contracts that could not be accepted, with the reason for each. */
function LeftOutContracts() {
  const { t } = useTranslation('company');
  const words = useErrorText();
  const { accepted, ...leftOut } = useActionData<Answer>()?.shown ?? {};
  if (accepted === undefined) return null;
  return (
    <Alert tone="warning" title={t('acceptAll.accepted', { count: Number(accepted) })}>
      <ul className={styles.leftOut}>
        {Object.entries(leftOut).map(([key, name]) => (
          <li key={key}>
            {t('acceptAll.leftOut', { name })} {words({ code: key.split(' ')[0] as LeftOut })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
