import { useTranslation } from 'react-i18next';
import { Button, Field, Row, Select } from '../ui';
import type { ListActions } from './listActions.server';
import listStyles from './lists.module.css';

/** Inputs that choose a list for the selected creators; part of the surrounding form. */
export function KeepInList({
  listActions: { lists },
  formKey,
}: {
  listActions: NonNullable<ListActions>;
  formKey: string;
}) {
  const { t } = useTranslation('search');
  return (
    <div className={listStyles.stacked}>
      <input type="hidden" name="key" value={formKey} />
      {lists.length > 0 && (
        <Select
          name="listId"
          label={t('toList.label')}
          required={false}
          {...(lists.length > 1 && { placeholder: t('toList.choose') })}
          options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <Field
        // The input is emptied once the list exists, since a second submission would create another list.
        key={lists.length}
        name="listName"
        label={t(lists.length > 0 ? 'toList.new' : 'toList.name')}
        {...(lists.length > 0 && { hint: t('toList.newHint') })}
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
  );
}
