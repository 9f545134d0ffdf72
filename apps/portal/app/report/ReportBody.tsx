import { useTranslation } from 'react-i18next';
import { Answers } from './Answers';
import { Changes } from './Changes';
import { Costs } from './Costs';
import { DayChart } from './DayChart';
import { Definitions } from './Definitions';
import { Emv } from './Emv';
import { GroupTable } from './GroupTable';
import type { ReportData } from './load.server';
import { MissingList } from './MissingList';
import { Posts } from './Posts';
import type { Presented } from './present.server';
import styles from './report.module.css';
import { Targets } from './Targets';

/** The whole content of a report, for its company, for staff and for guests. */
export function ReportBody({
  shown,
  before = null,
  contractedCents = null,
  withMoney = true,
  allPosts,
}: {
  shown: Presented;
  before?: ReportData['before'];
  contractedCents?: ReportData['contractedCents'];
  withMoney?: boolean;
  /** Link to all posts. */
  allPosts: string;
}) {
  const { t } = useTranslation('report');
  const { ageDays, isWork } = shown.figures;
  return (
    <div className={styles.body}>
      <Answers shown={shown} withMoney={withMoney} />
      {ageDays !== null && <p className="muted">{t('ageOf', { count: ageDays })}</p>}
      <Targets shown={shown} />
      {before && <Changes shown={shown} before={before} />}
      <GroupTable group="byCreator" shown={shown} withMoney={withMoney} />
      <DayChart shown={shown} withMoney={withMoney} />
      {withMoney && <Costs shown={shown} before={before} contractedCents={contractedCents} />}
      {!isWork && (
        <>
          <GroupTable group="byChannel" shown={shown} withMoney={withMoney} />
          <GroupTable group="byFormat" shown={shown} withMoney={withMoney} />
        </>
      )}
      <Emv shown={shown} />
      <Posts shown={shown} all={allPosts} />
      <MissingList shown={shown} withMoney={withMoney} />
      <Definitions shown={shown} />
    </div>
  );
}
