import { join } from 'node:path';
import { folderStore } from '@elenco/db';
import type { Settings } from '../types';

/** Where files of profiles lie until a worker has read them. */
export const importStore = ({ dataDir }: Pick<Settings, 'dataDir'>) => folderStore(join(dataDir, 'imports'));
