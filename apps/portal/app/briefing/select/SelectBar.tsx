import { useTranslation } from 'react-i18next';
import { MissingCompanyDataDialog } from '../../company/CompanyFirst';
import { MoveDialog } from '../../forms/MoveDialog';
import { useFormat } from '../../i18n/use';
import { AvatarStack, Button } from '../../ui';
import type { NamesProps, Selection } from './load.server';
import { StandIns } from './StandIns';
import styles from './select.module.css';

/** Bar at the bottom of the window with the number of selected creators and the next action. */
export function SelectBar({
  row,
  names,
  chosen,
  missing,
}: Pick<Selection, 'row' | 'missing'> & Pick<NamesProps, 'names' | 'chosen'>) {
  const { t } = useTranslation('company');
  const { list } = useFormat();
  const picked = names.filter(({ creator }) => chosen.includes(creator.id));
  const count = picked.length;
  const button = (
    <Button variant="primary" disabled={count === 0} data-main-act>
      {t('select.invite', { count })}
    </Button>
  );
  return (
    <div className={styles.bar}>
      <p aria-live="polite" className={styles.count}>
        {t('select.chosen', { count })}
      </p>
      {count > 0 && <AvatarStack faces={picked.map(({ creator }) => creator.face)} max={5} />}
      {missing.length > 0 ? (
        <MissingCompanyDataDialog missing={missing} trigger={button} />
      ) : (
        <MoveDialog
          intent="invite"
          fields={{ id: row.id, version: row.version }}
          trigger={button}
          title={t('select.confirmTitle', { count })}
          text={t('select.confirmText', { list: list(picked.map(({ creator }) => creator.name)) })}
          confirm={t('select.send')}
        >
          {() => (
            <>
              {picked.map(({ creator }) => (
                <input key={creator.id} type="hidden" name="creatorIds" value={creator.id} />
              ))}
              <StandIns names={names.filter((one) => !one.declined && !picked.includes(one))} />
            </>
          )}
        </MoveDialog>
      )}
    </div>
  );
}
