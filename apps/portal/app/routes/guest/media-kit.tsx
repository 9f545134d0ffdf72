import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { secretPage } from '../../access/secretPage';
import { page } from '../../adapters/page.server';
import guest from '../../guest/guest.module.css';
import type { RouteHandle } from '../../handle';
import { KitView } from '../../mediaKit/KitView';
import { loadSharedKit } from '../../mediaKit/shared.server';
import { unlisted } from '../../seo/pageMeta';
import { AidsPanel } from '../../shell/AidsPanel';
import { Logo } from '../../shell/Logo';
import { ButtonLink, Row, SkipLink } from '../../ui';

export const handle: RouteHandle = { title: 'mediaKit:of', i18n: ['mediaKit', 'options', 'search'] };
export const headers = secretPage;

export const loader = page('public', loadSharedKit);

/**
 * Search engines get the URL of the public profile, which cannot be revoked. If the creator has no public
 * profile, the page is not indexed.
 */
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data?.profile ? [{ tagName: 'link', rel: 'canonical', href: data.profile }] : unlisted;

/** A creator's media kit, for visitors with its link. */
export default function SharedMediaKit() {
  const { t } = useTranslation('mediaKit');
  const { kit, grant, profile, invite } = useLoaderData<typeof loader>();
  const { name } = kit;
  return (
    <div className={guest.frame}>
      <SkipLink />
      <header className={guest.header}>
        <Logo />
        <p className="muted small">{t('frame', { name })}</p>
        <AidsPanel />
      </header>
      <main id="content" className={guest.main} tabIndex={-1}>
        <Row>
          {invite && (
            <ButtonLink to={invite} variant="primary">
              {t('invite')}
            </ButtonLink>
          )}
          <ButtonLink
            to={`/media-kit/guest.pdf?grant=${encodeURIComponent(grant)}`}
            icon={<Download aria-hidden="true" />}
            reloadDocument
            download
          >
            {t('pdf')}
          </ButtonLink>
          {profile && <ButtonLink to={profile}>{t('profile')}</ButtonLink>}
        </Row>
        <KitView kit={kit} />
      </main>
      <footer className={guest.footer}>
        <p className="muted small">{t('why', { name })}</p>
      </footer>
    </div>
  );
}
