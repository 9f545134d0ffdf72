import { ConventionalChangelog } from 'conventional-changelog';

/**
 * Types of commits that the changelog lists. Commits of other types are listed only if they are breaking
 * changes.
 */
const types = [
  { type: 'feat', section: 'Added' },
  { type: 'fix', section: 'Fixed' },
  { type: 'perf', section: 'Faster' },
  { type: 'refactor', section: 'Changed', effect: 'hidden' },
];

/**
 * Returns the changelog's section of a version: the commits in the repository at `folder` since its last
 * version tag.
 */
export async function changesSince(folder: string, version: string, date: string): Promise<string> {
  const changelog = new ConventionalChangelog(folder)
    .loadPreset({ name: 'conventionalcommits', types })
    .package({ version })
    .context({ date, linkReferences: false, linkCompare: false });
  let text = '';
  for await (const part of changelog.write()) text += part;
  return `${text.replace(/^#{1,2} .*$/m, `## ${version} (${date})`).trim()}\n`;
}

/** Returns the changelog with a section inserted before those of earlier versions. */
export function withSection(changelog: string, section: string): string {
  const first = changelog.search(/^## /m);
  if (first === -1) return `${changelog.trimEnd()}\n\n${section}`;
  return `${changelog.slice(0, first)}${section}\n${changelog.slice(first)}`;
}
