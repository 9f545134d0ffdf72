import { useLocation } from '@remix-run/react';
import { CircleQuestionMark, Languages, LogOut, Settings, ShieldCheck, UserLock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use';
import { Avatar, Menu } from '../ui';
import styles from './AccountMenu.module.css';
import type { Account } from './account';

/** Menu of the user in the corner of every page: settings, language, log out. */
export function AccountMenu({ account, settings }: { account: Account; settings?: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { logo, ...face } = account;
  const other = useLocale() === 'pt' ? 'en' : 'pt';
  return (
    <Menu
      place="corner"
      trigger={
        <button type="button" className={styles.account}>
          {logo ? (
            <img className={styles.logo} src={logo} alt="" width={36} height={36} />
          ) : (
            <Avatar {...face} size="small" decorative />
          )}
          <span className={styles.words}>
            <span className={styles.name}>{account.name}</span>
            <span className={styles.under}>{account.under}</span>
          </span>
        </button>
      }
      items={[
        ...(settings
          ? [{ label: t('shell.settings'), to: settings, icon: <Settings aria-hidden="true" /> }]
          : []),
        { label: t('shell.privacy'), to: '/dashboard/privacy', icon: <UserLock aria-hidden="true" /> },
        { label: t('shell.security'), to: '/dashboard/security', icon: <ShieldCheck aria-hidden="true" /> },
        { label: t('help.link'), to: '/help', icon: <CircleQuestionMark aria-hidden="true" /> },
        {
          label: t(`shell.languages.${other}`),
          icon: <Languages aria-hidden="true" />,
          post: { action: '/preferences', fields: { locale: other, to: pathname + search } },
        },
        {
          label: t('shell.logout'),
          post: { action: '/logout' },
          icon: <LogOut aria-hidden="true" />,
          apart: true,
        },
      ]}
    />
  );
}
