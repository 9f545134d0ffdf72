import type { ContentDraft } from '../write';
import { contract } from './contract';
import { disclosure } from './disclosure';
import { invoice } from './invoice';
import { price } from './price';
import { rights } from './rights';

/** In the order in which somebody who begins needs them. */
export const lessons: readonly ContentDraft[] = [price, disclosure, contract, rights, invoice];
