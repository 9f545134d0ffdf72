import { areaPath } from '@elenco/core/people';
import { StartError } from './lifetime';
import type { Edit } from './sliceEdits';

/** Names of a screen in a dashboard. For example, `company studio` is shown at `/dashboard/client/studio`. */
export interface ScreenNames {
  readonly area: 'company' | 'creator';
  /** Name in the URL, and key in the texts of the area. */
  readonly name: string;
  /** Name as part of function names, such as `Studio`. */
  readonly Name: string;
}

/**
 * Derives the names of a screen.
 * @throws StartError for an invalid name
 */
export function screenNames(area = '', name = ''): ScreenNames {
  if ((area !== 'company' && area !== 'creator') || !/^[a-z]+$/.test(name))
    throw new StartError(
      'Give an area and a name of small letters: npx tsx bin/new-screen.ts company|creator studio',
    );
  return { area, name, Name: `${name.charAt(0).toUpperCase()}${name.slice(1)}` };
}

/** Returns the text of each new file of a screen, by its path from the root. */
export const screenFiles = ({ area, name, Name }: ScreenNames): ReadonlyMap<string, string> =>
  new Map([
    [
      `apps/portal/app/routes/dashboard/${area}/${name}.tsx`,
      `import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { load${Name} } from '../../../${name}/${name}.server';
import { PageHeader } from '../../../ui';

export const handle: RouteHandle = { title: '${area}:${name}.title' };
export const loader = page('${area}', load${Name});

export default function ${Name}() {
  const { t } = useTranslation('${area}');
  const { name } = useLoaderData<typeof loader>();
  return <PageHeader title={t('${name}.title')} subtitle={t('${name}.subtitle', { name })} />;
}
`,
    ],
    [
      `apps/portal/app/${name}/${name}.server.ts`,
      `import type { RequestContext } from '../adapters/requestContext.server';

/** What the page shows: read through \`ctx.app\`, as \`ctx.actor\`. */
export async function load${Name}({ user }: RequestContext<'${area}'>) {
  return { name: user.name };
}
`,
    ],
  ]);

/** Returns the edits that add the screen's route, access rule and statement limit. */
export const screenEdits = ({ area, name }: ScreenNames): readonly Edit[] => [
  {
    path: 'apps/portal/app/routes.ts',
    before: new RegExp(`(?<=^const ${area}Pages = \\[\\n.*\\n)`, 'm'),
    add: `  route('${name}', 'routes/dashboard/${area}/${name}.tsx'),\n`,
  },
  {
    path: 'tests/api/guards/areas.ts',
    before: /(?<=^ {2}'routes\/dashboard\/creator\/rpa-pdf': .*\n)/m,
    add: `  'routes/dashboard/${area}/${name}': { area: '${area}' },\n`,
  },
  { path: 'tests/api/statements.ceilings.ts', before: /^};/m, add: `  '${areaPath[area]}/${name}': 6,\n` },
];

/** Returns the texts of an area after adding the texts of the screen. */
export const screenWords = (json: string, { name, Name }: ScreenNames): string =>
  `${JSON.stringify({ ...(JSON.parse(json) as object), [name]: { title: Name, subtitle: '{{name}}' } }, null, 2)}\n`;
