import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useGetList, useListContext } from 'ra-core';
import { useState } from 'react';
import { required, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { DialogForm } from '../kit/DialogForm';
import { ReferenceLink } from '../kit/ReferenceLink';
import type { Column } from '../kit/ResourceTable';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { profileAddress } from '../search/paths';

type Kept = Pick<RecordOf<'list-members'>, 'id' | 'creatorId' | 'externalId'>;

/** Link to a row's creator or imported profile. */
export function CreatorCell({ row: { creatorId, externalId } }: { row: Kept }) {
  if (creatorId !== null) return <ReferenceLink resource="creators" id={creatorId} />;
  const key = `x${externalId}`;
  return (
    <Link component={RouterLink} to={profileAddress(key)}>
      {key}
    </Link>
  );
}

export const listMemberColumns: readonly Column<'list-members'>[] = [
  { source: 'place' },
  { source: 'creatorId', link: true, render: (row) => <CreatorCell row={row} /> },
  { source: 'stage' },
  { source: 'labels' },
  { source: 'ownerId' },
  { source: 'lastContactOn' },
  { source: 'nextContactOn' },
  { source: 'note' },
  { source: 'addedById' },
  { source: 'createdAt' },
];

/**
 * Button that adds the selected creators to the shortlist of a briefing in curation. With `companyId`, the
 * dialog offers only that company's briefings.
 */
export function ToShortlist({ companyId }: { companyId?: number }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const { data = [], selectedIds, onUnselectItems } = useListContext<Kept>();
  const { run } = useRun('shortlist.add');
  const { data: briefings = [] } = useGetList<RecordOf<'briefings'>>(
    'briefings',
    {
      filter: { status: 'curation', ...(companyId ? { companyId } : {}) },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: open },
  );
  const chosen = data
    .filter(({ id }) => selectedIds.includes(id))
    .flatMap(({ creatorId }) => creatorId ?? []);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} disabled={chosen.length === 0}>
        {words.t('kept.toShortlist')}
      </Button>
      {open ? (
        <DialogForm
          title={words.t('kept.toShortlist')}
          subtitle={words.t('kept.toShortlistHint')}
          verb={words.t('kept.put')}
          start={{ briefingId: briefings[0]?.id ?? '' }}
          onSend={async ({ briefingId }) => {
            await run({ briefingId: Number(briefingId), creatorIds: chosen }, words.t('kept.done'));
            onUnselectItems();
          }}
          onClose={() => setOpen(false)}
        >
          <SelectInput
            source="briefingId"
            validate={required()}
            label={words.name('briefings')}
            choices={briefings}
            optionText={({ id, title }: RecordOf<'briefings'>) => `#${id} ${title}`}
          />
        </DialogForm>
      ) : null}
    </>
  );
}
