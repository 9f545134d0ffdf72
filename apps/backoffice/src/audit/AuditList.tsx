import Typography from '@mui/material/Typography';
import { ListTabs } from '../kit/ListTabs';
import { PageHead } from '../kit/PageHead';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { changeText } from './changeText';
import { RowLink } from './RowLink';

type Entry = RecordOf<'audit'>;

const columns: readonly Column<'audit'>[] = [
  { source: 'id', render: (row) => `#${row.id}` },
  { source: 'at' },
  { source: 'actorId', render: (row) => <Actor entry={row} /> },
  { source: 'command', render: (row) => <Command name={row.command} /> },
  { source: 'resource' },
  { source: 'rowId', render: (row) => <RowLink entry={row} /> },
  { source: 'data', render: (row) => <Change entry={row} /> },
  { source: 'ip', hidden: true },
];

/** Audit log: every change, by user, record and time. */
export function AuditList() {
  const words = useWords();
  return (
    <>
      <PageHead title={words.name('audit', 2)} subtitle={words.t('audit.hint')} />
      <ListTabs lists={['audit', 'failed-sign-ins']} />
      <ResourceList
        resource="audit"
        columns={columns}
        filters={['actorId', 'impersonatorId', 'resource', 'rowId', 'command', 'at']}
        empty={{ title: words.t('audit.none'), hint: words.t('audit.noneHint') }}
      />
    </>
  );
}

/**
 * The user who made a change. For a change made while impersonating, the impersonated user and the
 * impersonator.
 */
function Actor({ entry: { actorId, impersonatorId } }: { entry: Entry }) {
  const words = useWords();
  if (actorId === null) return <>{words.t('kit.product')}</>;
  return (
    <>
      <ReferenceLink resource="users" id={actorId} />
      {impersonatorId === null ? null : (
        <Typography variant="caption" component="div" color="textSecondary">
          {words.t('audit.signedInBy')} <ReferenceLink resource="users" id={impersonatorId} />
        </Typography>
      )}
    </>
  );
}

/** Command of an entry. The tooltip shows the command's raw name, which the filter uses. */
function Command({ name }: { name: string }) {
  return <span title={name}>{useWords().command(name)}</span>;
}

function Change({ entry }: { entry: Entry }) {
  return <>{changeText(useWords(), entry)}</>;
}
