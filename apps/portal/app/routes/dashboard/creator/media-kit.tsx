import { areaPath } from '@elenco/core/people';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { actions } from '../../../adapters/form.server';
import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { KitLinks } from '../../../mediaKit/KitLinks';
import { KitView } from '../../../mediaKit/KitView';
import { kitActions, loadOwnKit } from '../../../mediaKit/own.server';
import { ButtonLink, Card, Columns, PageHeader, Row, Stack } from '../../../ui';

export const handle: RouteHandle = { title: 'mediaKit:title', i18n: ['mediaKit', 'options', 'search'] };

export const loader = creatorPage(loadOwnKit);

export const action = actions('creator', kitActions);

/** The creator's media kit, and the links that share it. */
export default function OwnMediaKit() {
  const { t } = useTranslation('mediaKit');
  const { kit, links, pricePublic, asBrand } = useCreatorData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={
          <ButtonLink
            to={`${areaPath.creator}/media-kit.pdf`}
            variant="primary"
            icon={<Download aria-hidden="true" />}
            reloadDocument
            download
          >
            {t('pdf')}
          </ButtonLink>
        }
      />
      <Columns aside={<KitLinks links={links} />} asideFirst>
        <Card level={2} title={t(asBrand ? 'previewBrand' : 'preview')}>
          <Stack>
            <KitView kit={kit} inside="card" />
            {!pricePublic && <p className="muted small">{t(asBrand ? 'pricesOfBrands' : 'pricesHidden')}</p>}
            <Row>
              {!pricePublic && (
                <ButtonLink to={asBrand ? '?' : '?as=brand'} size="small" preventScrollReset>
                  {t(asBrand ? 'seeAsLink' : 'seeAsBrand')}
                </ButtonLink>
              )}
              <ButtonLink to={`${areaPath.creator}/profile`} size="small">
                {t('edit')}
              </ButtonLink>
            </Row>
          </Stack>
        </Card>
      </Columns>
    </>
  );
}
