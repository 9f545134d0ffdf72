import { join } from 'node:path';
import { folderStore } from '@elenco/db';
import type { Settings } from '../types';

/** Returns the store that keeps uploaded files of profiles until a worker has read them. */
export const importStore = ({ dataDir }: Pick<Settings, 'dataDir'>) => folderStore(join(dataDir, 'imports'));
