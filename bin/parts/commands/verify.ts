import { StartError } from '../lifetime';
import type { Execute } from './command';

export const verify: Execute = async ([folder]) => {
  if (!folder) throw new StartError('Name the backup: npm run elenco -- verify <backup>');
  const { verifyBackup } = await import('@elenco/db/backup');
  const { manifest, problems } = await verifyBackup(folder);
  for (const problem of problems) console.error(problem);
  console.log(
    `Backup of ${manifest.at} by Elenco ${manifest.version}: ${problems.length === 0 ? 'complete' : `${problems.length} problems`}`,
  );
  return problems.length === 0;
};
