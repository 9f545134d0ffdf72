import { useLoaderData } from '@remix-run/react';
import { page } from '../../../adapters/page.server';
import { BriefBlocks } from '../../../briefing/BriefBlocks';
import { ExampleHead } from '../../../company/ExampleHead';
import { loadExampleBriefing } from '../../../company/examples.server';
import { useExampleBrief } from '../../../company/useExampleBrief';
import type { RouteHandle } from '../../../handle';

export const handle: RouteHandle = { title: 'company:examples.briefing', i18n: ['brief', 'options'] };

export const loader = page('company', loadExampleBriefing);

export default function ExampleBriefing() {
  const brief = useExampleBrief(useLoaderData<typeof loader>());
  return (
    <>
      <ExampleHead of="briefing" subtitle={brief.product} />
      <BriefBlocks brief={brief} />
    </>
  );
}
