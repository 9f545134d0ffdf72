import { useFetcher, useLocation } from '@remix-run/react';
import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, Dialog, Row } from '../ui';
import { CompareTable } from './CompareTable';
import type { Comparison } from './one.server';
import { compareAt, searchPath } from './paths';
import { withoutQuick } from './quick';

type Props = {
  keys: readonly string[];
  onRemove: (key: string) => void;
  onInvite: () => void;
  onClose: () => void;
};

/** Dialog that compares the selected creators, with the same content as the comparison's page. */
export default function CompareWindow({ keys, onRemove, onInvite, onClose }: Props) {
  const { t } = useTranslation('search');
  const { load, data } = useFetcher<Comparison>();
  const { pathname, search } = useLocation();
  const from = pathname === searchPath ? withoutQuick(search) : '';
  const [address] = useState(() => compareAt(keys, from));
  useEffect(() => load(address), [load, address]);
  const rows = data?.rows.filter(({ key }) => keys.includes(key));
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('compare.title')} wide>
      {!rows ? (
        <p className="muted">{t('compare.loading')}</p>
      ) : rows.length === 0 ? (
        <p className="muted">{t('compare.noneText')}</p>
      ) : (
        <>
          <Row>
            {data?.listActions && (
              <Button variant="dark" onClick={onInvite} icon={<UserPlus aria-hidden="true" />}>
                {t('invite.go')}
              </Button>
            )}
            <ButtonLink to={compareAt(keys, from)} variant="plain">
              {t('compare.page')}
            </ButtonLink>
          </Row>
          <CompareTable
            rows={rows}
            listActions={data?.listActions ?? null}
            from={from}
            postWords={data?.postWords ?? null}
            onRemove={onRemove}
          />
        </>
      )}
    </Dialog>
  );
}
