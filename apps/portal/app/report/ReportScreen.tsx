import { useTranslation } from 'react-i18next';
import { ShareLinks } from '../shareLinks/ShareLinks';
import { EmptyState, Stack } from '../ui';
import { useAddress } from '../ui/useAddress';
import { CloseReport, History } from './History';
import type { ReportData } from './load.server';
import { Options } from './Options';
import { ReportBody } from './ReportBody';
import { ReportHead } from './ReportHead';

/** A project's or a squad's report, closed or current. */
export function ReportScreen({ report }: { report: ReportData }) {
  const { t } = useTranslation('report');
  const address = useAddress();
  const { shown, before, frozen, shareLinks, mayShare, hasHelp } = report;
  return (
    <>
      <ReportHead report={report} />
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
          {frozen && <ShareLinks shareLinks={shareLinks} allows="report" may={mayShare} hasHelp={hasHelp} />}
        </Stack>
      ) : (
        <EmptyState title={t('none')} text={t('noneText')} />
      )}
      <History report={report} />
    </>
  );
}
