import { StartError } from '../lifetime';
import { ownSettings } from '../settings';
import type { Execute } from './command';
import { withBackup } from './localBackup';

export const verify: Execute = async ([given]) => {
  if (!given) throw new StartError('Name the backup: npx elenco verify <backup>');
  const { verifyBackup } = await import('@elenco/db/backup');
  const { manifest, problems } = await withBackup(given, ownSettings(), verifyBackup);
  for (const problem of problems) console.error(problem);
  console.log(
    `Backup of ${manifest.at} by Elenco ${manifest.version}: ${problems.length === 0 ? 'complete' : `${problems.length} problems`}`,
  );
  return problems.length === 0;
};
