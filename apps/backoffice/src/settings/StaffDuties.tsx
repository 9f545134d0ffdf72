import { duty } from '@elenco/core/people';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { SelectArrayInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { DialogForm } from '../kit/DialogForm';
import { FieldValue } from '../kit/FieldValue';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { SettingTabs } from './SettingTabs';

type Colleague = RecordOf<'users'>;

const everybody = {
  filter: { staff: true },
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'name', order: 'ASC' },
} as const;

/** Staff with their duties; an owner may change those of others. */
export function StaffDuties() {
  const words = useWords();
  const actor = useActor();
  const own = 'userId' in actor ? actor.userId : 0;
  const [changing, setChanging] = useState<Colleague>();
  const { data = [] } = useGetList<Colleague>('users', everybody);
  const title = words.t('platform.staff');
  return (
    <>
      <PageHead title={title} subtitle={words.t('platform.staffHint')} />
      <SettingTabs />
      <Panel title={title}>
        <SmallTable
          label={title}
          heads={[
            words.field('users', 'name'),
            words.field('users', 'email'),
            words.field('users', 'duties'),
            words.t('platform.act'),
          ]}
          rows={data.map((person) => ({
            key: String(person.id),
            cells: [
              <Link key="to" component={RouterLink} to={addressOf('users', person.id)}>
                {person.name}
              </Link>,
              person.email,
              <FieldValue key="duties" resource="users" source="duties" record={person} />,
              person.id === own ? (
                words.t('platform.you')
              ) : (
                <Button
                  key="act"
                  size="small"
                  aria-label={words.t('platform.changeOf', { name: person.name })}
                  onClick={() => setChanging(person)}
                >
                  {words.t('platform.change')}
                </Button>
              ),
            ],
          }))}
        />
      </Panel>
      {changing ? <DutiesDialog person={changing} onClose={() => setChanging(undefined)} /> : null}
    </>
  );
}

function DutiesDialog({ person, onClose }: { person: Colleague; onClose: () => void }) {
  const words = useWords();
  const { run } = useRun('users.setDuties');
  const { id, version } = person;
  return (
    <DialogForm
      title={words.t('platform.changeOf', { name: person.name })}
      subtitle={words.t('platform.staffHint')}
      verb={words.t('kit.save')}
      start={{ duties: person.duties }}
      onSend={({ duties }) => run({ id, version, duties }, words.t('platform.changed'))}
      onClose={onClose}
    >
      <SelectArrayInput
        source="duties"
        label={words.field('users', 'duties')}
        choices={duty.options.map((one) => ({ id: one, name: words.option('users', 'duties', one) }))}
        helperText={false}
      />
    </DialogForm>
  );
}
