import Box from '@mui/material/Box';
import { PageHead } from '../kit/PageHead';
import { Portrait } from '../kit/Portrait';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';

const columns: readonly Column<'creators'>[] = [
  {
    source: 'name',
    link: true,
    render: (row) => (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
        <Portrait creator={row} size={36} />
        {row.name}
      </Box>
    ),
  },
  { source: 'mainSkill' },
  { source: 'city' },
  { source: 'followers' },
  { source: 'engagementBp' },
  { source: 'priceCents' },
  { source: 'available' },
];

export function CreatorList() {
  const words = useWords();
  return (
    <>
      <PageHead title={words.name('creators', 2)} />
      <ResourceList
        resource="creators"
        columns={columns}
        filters={['mainSkill', 'available', 'profileType', 'followers', 'priceCents']}
        empty={{ title: words.t('people.noCreators'), hint: words.t('people.noCreatorsHint') }}
      />
    </>
  );
}
