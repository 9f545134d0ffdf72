import { type ContentKind, contentKind } from '@elenco/core/growth';
import { useNotify } from 'ra-core';
import { useNavigate, useParams } from 'react-router-dom';
import { addressOf } from '../addresses';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { useWords } from '../kit/words';
import { NotFound } from '../shell/NotFound';
import { DraftForm } from './DraftForm';
import { useDraft } from './useDraft';

export function ContentNew() {
  const kind = contentKind.safeParse(useParams().kind);
  return kind.success ? <New kind={kind.data} /> : <NotFound />;
}

const blank = { version: 0, slug: '', draft: {} };

/** Form for a new content item. Only staff see the content until it is published. */
function New({ kind }: { kind: ContentKind }) {
  const words = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const draft = useDraft(kind, blank);
  const save = async () => {
    const reply = await draft.save('contents.draft', { kind });
    if (!reply) return;
    notify(words.t('kit.saved'), { type: 'success' });
    navigate(addressOf('contents', reply.id));
  };
  return (
    <>
      <PageHead
        title={words.t('cms.new')}
        parent={{ to: `/cms/${kind}`, label: words.t(`cms.kinds.${kind}`) }}
      />
      <Panel title={words.field('contents', 'draft')}>
        <DraftForm kind={kind} draft={draft} fixed={false} onSave={save} />
      </Panel>
    </>
  );
}
