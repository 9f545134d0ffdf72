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

/** Id of the form that the creators' checkboxes belong to, anywhere on the page. */
export const pickId = 'picked';
const own = ['compare', 'toList', 'toInvite', 'favorite', 'take', 'putBack'];

/** Returns all refusals of these intents, whatever the field. */
export function useRefused(intents: readonly string[] = own) {
  const answer = useActionData<Answer | undefined>();
  return answer && intents.includes(answer.intent) ? refusalsOf(answer) : [];
}

/** Actions for selected creators: compare, add to a list, add to a project. Works without scripts. */
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

/** Lists and projects to add creators to; fields of the surrounding form. */
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
          // Empty again once the list exists: a second submission would create another.
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
