import { useActionData } from '@remix-run/react';
import { Columns2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refusals, refusalsOf } from '../forms/Refused';
import { Button, cx, Field, Form, Row, Select } from '../ui';
import type { ListActions } from './listActions.server';
import listStyles from './lists.module.css';
import styles from './PickBar.module.css';

/** The form that the boxes beside the creators belong to, wherever on the page they are. */
export const pickId = 'picked';
const own = ['compare', 'toList', 'toInvite', 'favorite', 'take', 'putBack'];

/** What was refused of these intents, whichever field that was about. */
export function useRefused(intents: readonly string[] = own) {
  const answer = useActionData<Answer | undefined>();
  return answer && intents.includes(answer.intent) ? refusalsOf(answer) : [];
}

/** With the creators that are ticked: compare, keep in a list, name for a project. Works without scripts. */
export function PickBar({
  listActions,
  chosen,
  formKey,
}: {
  listActions: ListActions;
  chosen: number;
  formKey: string;
}) {
  const { t } = useTranslation('search');
  const refused = useRefused();
  return (
    <Form
      id={pickId}
      className={cx(styles.bar, chosen > 0 && styles.atHand)}
      aria-label={t('bar.label')}
      preventScrollReset
    >
      <Suspense>
        <Refusals refusals={refused} />
      </Suspense>
      <p aria-live="polite" className={styles.chosen}>
        {t('bar.chosen', { count: chosen })}
      </p>
      {listActions && (
        <details className={styles.more} open={refused.length > 0 || undefined}>
          <summary>{t('bar.more')}</summary>
          <Keep listActions={listActions} formKey={formKey} />
        </details>
      )}
      <Button
        type="submit"
        name="intent"
        value="compare"
        variant="dark"
        icon={<Columns2 aria-hidden="true" />}
      >
        {t('bar.compare')}
      </Button>
    </Form>
  );
}

/** Lists and projects that creators can go to; the fields of whatever form stands around them. */
export function Keep({ listActions, formKey }: { listActions: NonNullable<ListActions>; formKey: string }) {
  const { t } = useTranslation('search');
  const { lists } = listActions;
  return (
    <div className={styles.keep}>
      <input type="hidden" name="key" value={formKey} />
      <div className={listStyles.stacked}>
        {lists.length > 0 && (
          <Select
            name="listId"
            label={t('toList.label')}
            options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        <Field
          // Empty again once there is a list of that name: a second press would make another.
          key={lists.length}
          name="listName"
          label={t(lists.length > 0 ? 'toList.new' : 'toList.name')}
          optional={lists.length > 0}
          required={false}
          maxLength={80}
        />
        <Row>
          <Button type="submit" name="intent" value="toList">
            {t('toList.go')}
          </Button>
        </Row>
      </div>
      <div className={listStyles.stacked}>
        <p className="small muted">{t('invite.hint')}</p>
        <Row>
          <Button type="submit" name="intent" value="toInvite" variant="dark">
            {t('invite.go')}
          </Button>
        </Row>
      </div>
    </div>
  );
}
