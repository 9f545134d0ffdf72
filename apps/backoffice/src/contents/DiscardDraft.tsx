import type { Content } from '@elenco/core/growth';
import Button from '@mui/material/Button';
import { useDelete, useNotify } from 'ra-core';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { may } from '../kit/access';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';

/**
 * Button that deletes a content item that was never published. Published content items can only be withdrawn,
 * and keep their versions.
 */
export function DiscardDraft({ record, onGone }: { record: Content; onGone: () => void }) {
  const words = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const actor = useActor();
  const [open, setOpen] = useState(false);
  const [remove, { isPending }] = useDelete<Content>();
  if (!may(actor, 'remove', 'contents', record)) return null;
  const discard = () =>
    remove(
      'contents',
      { id: record.id, previousData: record },
      {
        onSuccess() {
          notify(words.t('cms.discarded', { title: record.title }), { type: 'success' });
          onGone();
          navigate(`/cms/${record.kind}`);
        },
        onError: (error) => notify(error instanceof Error ? error.message : String(error), { type: 'error' }),
      },
    );
  return (
    <>
      <Button color="secondary" variant="text" onClick={() => setOpen(true)}>
        {words.t('cms.discard')}
      </Button>
      <Confirm
        isOpen={open}
        loading={isPending}
        title={words.t('cms.discardTitle', { title: record.title })}
        content={words.t('kit.final')}
        cancel={words.t('kit.cancel')}
        confirm={words.t('cms.discard')}
        onConfirm={discard}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
