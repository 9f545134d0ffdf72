import type { LoaderFunctionArgs } from '@remix-run/node';
import { Actions } from '../../dev/Actions';
import { Data } from '../../dev/Data';
import { Fields } from '../../dev/Fields';
import { Notices } from '../../dev/Notices';
import { Variants } from '../../dev/Variants';
import type { RouteHandle } from '../../handle';
import { Public } from '../../shell';
import { PageHeader, Stack } from '../../ui';

export const handle: RouteHandle = { i18n: ['gallery'] };

/** Every component in every state, for developers. Hidden from visitors. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.developer) throw new Response(null, { status: 404 });
  return null;
}

export default function Gallery() {
  return (
    <Public>
      <Stack>
        <PageHeader title="ui/" action={<Variants />} />
        <Actions />
        <Fields />
        <Data />
        <Notices />
      </Stack>
    </Public>
  );
}
