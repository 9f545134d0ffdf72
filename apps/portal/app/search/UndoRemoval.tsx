import { useActionData } from '@remix-run/react';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Arrival, Button, Form } from '../ui';

/** Names the creator who was removed from the list, with an undo button that also restores the note. */
export function UndoRemoval({ listId }: { listId: number }) {
  const { t } = useTranslation('search');
  const answer = useActionData<Answer | undefined>();
  const { who, name, note, place } = (answer?.intent === 'take' && answer.shown) || {};
  if (!who) return null;
  return (
    <Arrival title={t('list.taken', { name })} of={who}>
      <Form preventScrollReset>
        {Object.entries({ listId, who, note, place }).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <Button type="submit" name="intent" value="putBack" size="small" icon={<Undo2 aria-hidden="true" />}>
          {t('list.putBack')}
        </Button>
      </Form>
    </Arrival>
  );
}
