import { useActionData } from '@remix-run/react';
import { Bell, BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refusals } from '../forms/Refused';
import { useFormat } from '../i18n/use';
import {
  Button,
  type Column,
  ConfirmDialog,
  cx,
  DateText,
  Disclosure,
  Field,
  Form,
  SubmitButton,
  Table,
} from '../ui';
import { useFilterDescriptions } from './ActiveFilters';
import listStyles from './lists.module.css';
import styles from './SavedTable.module.css';
import type { Saved } from './saved.server';
import { useRefused } from './useRefused';
import { useCountFormat } from './words';

/** Intents whose refusals are shown above the table; those of renaming are shown in the row. */
const pressed = ['open', 'notify', 'remove'];

/** Saved searches with filters, result counts, links and notifications. */
export function SavedTable({ rows }: { rows: readonly Saved[] }) {
  const { t } = useTranslation('search');
  const asked = useFilterDescriptions();
  const refused = useRefused(pressed);
  const columns: Column<Saved>[] = [
    { key: 'name', header: t('saved.name'), primary: true, cell: (row) => <Open row={row} /> },
    {
      key: 'filters',
      header: t('saved.filters'),
      long: true,
      cell: ({ query }) =>
        asked(query)
          .map(({ label }) => label)
          .join(' · ') || t('saved.everybody'),
    },
    { key: 'found', header: t('saved.found'), align: 'end', cell: (row) => <ResultCount row={row} /> },
    { key: 'looked', header: t('saved.looked'), cell: ({ lookedAt }) => <DateText value={lookedAt} /> },
    { key: 'news', header: t('saved.news'), long: true, cell: (row) => <NotificationSwitch row={row} /> },
    {
      key: 'change',
      header: t('saved.change'),
      headless: true,
      long: true,
      cell: (row) => <Change row={row} />,
    },
  ];
  return (
    <>
      <Refusals refusals={refused} />
      <Table caption={t('saved.title')} columns={columns} rows={rows} rowKey={({ id }) => id} empty={null} />
    </>
  );
}

/** A form instead of a link, since opening a search records the visit. */
function Open({ row: { id, name } }: { row: Saved }) {
  return (
    <Form>
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="intent" value="open" className={styles.openSaved}>
        {name}
      </button>
    </Form>
  );
}

/** Number of results now, and the number of new ones since the search was last opened. */
function ResultCount({ row: { total, fresh, since } }: { row: Saved }) {
  const { t } = useTranslation('search');
  const { number, date } = useFormat();
  const counted = useCountFormat();
  return (
    <>
      <span className="num">{counted(total.value, total.exact)}</span>
      {fresh > 0 && (
        <span className={cx('muted small', styles.fresh)}>
          {t('saved.fresh', { count: fresh, value: number(fresh), day: date(since) })}
        </span>
      )}
    </>
  );
}

/** Switch for notifying the user who saved the search about new creators. */
function NotificationSwitch({ row: { id, name, notify, own, keeper } }: { row: Saved }) {
  const { t } = useTranslation('search');
  const notified = own ? t('saved.you') : keeper;
  const notifiedText = notified ? t('saved.told', { name: notified }) : t('saved.toldNobody');
  return (
    <Form preventScrollReset className={styles.news}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="notify" value={String(!notify)} />
      <span className="small">{notify ? notifiedText : t('saved.untold')}</span>
      <Button
        type="submit"
        name="intent"
        value="notify"
        size="small"
        icon={notify ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
        aria-label={t(notify ? 'saved.offName' : 'saved.onName', { name })}
      >
        {t(notify ? 'saved.off' : 'saved.on')}
      </Button>
    </Form>
  );
}

function Change({ row: { id, version, name } }: { row: Saved }) {
  const { t } = useTranslation('search');
  const answer = useActionData<Answer | undefined>();
  const refused =
    answer?.intent === 'rename' && answer.submission.initialValue?.id === String(id) ? answer : undefined;
  const error = refused?.submission.error;
  return (
    <div className={styles.change}>
      <Disclosure summary={t('saved.rename')} open={error ? true : undefined}>
        <Form key={version} preventScrollReset className={listStyles.stacked}>
          <Refusals refusals={error?.[''] ?? []} />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <Field
            name="searchName"
            label={t('save.name')}
            defaultValue={String(refused?.submission.initialValue?.searchName ?? name)}
            maxLength={80}
            errors={error?.searchName ?? []}
            autoComplete="off"
          />
          <SubmitButton name="intent" value="rename" variant="dark" size="small">
            {t('list.save')}
          </SubmitButton>
        </Form>
      </Disclosure>
      <ConfirmDialog
        trigger={
          <Button variant="plain" size="small" aria-label={t('saved.deleteTitle', { name })}>
            {t('saved.delete')}
          </Button>
        }
        title={t('saved.deleteTitle', { name })}
        text={t('saved.deleteText')}
        confirm={t('saved.delete')}
        danger
        fields={{ intent: 'remove', id }}
      />
    </div>
  );
}
