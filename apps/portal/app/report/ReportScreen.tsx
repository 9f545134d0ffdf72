import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { ShareLinks } from '../shareLinks/ShareLinks';
import { ButtonLink, EmptyState, Stack } from '../ui';
import { useAddress } from '../ui/useAddress';
import { FrozenNotice } from './FrozenNotice';
import { CloseReport, History, reportAddress } from './History';
import type { ReportData } from './load.server';
import { Options } from './Options';
import { ReportBody } from './ReportBody';
import { ReportHead } from './ReportHead';

/** A project's or a squad's report, closed or current. */
export function ReportScreen({ report }: { report: ReportData }) {
  const { t } = useTranslation('report');
  const { number } = useFormat();
  const address = useAddress();
  const { shown, before, frozen, shareLinks, mayShare, hasHelp, newer } = report;
  const at = reportAddress(report);
  return (
    <>
      <ReportHead report={report} />
      <FrozenNotice report={report} />
      {shown ? (
        <Stack>
          <CloseReport report={report} />
          <Options report={report} />
          <ReportBody
            shown={shown}
            before={before}
            contractedCents={report.contractedCents}
            allPosts={address('posts', 'all')}
          />
          {frozen && (
            <ShareLinks
              shareLinks={shareLinks}
              allows="report"
              may={mayShare}
              hasHelp={hasHelp}
              notice={newer && mayShare ? t('shareOlder', { number: number(newer.id) }) : undefined}
              noticeAction={newer && <ButtonLink to={at(`report=${newer.id}`)}>{t('openNewer')}</ButtonLink>}
            />
          )}
        </Stack>
      ) : (
        <EmptyState title={t('none')} text={t('noneText')} />
      )}
      <History report={report} />
    </>
  );
}
