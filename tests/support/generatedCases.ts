import fc from 'fast-check';
import { seed } from './depth';

// Sets the seed, because fast-check otherwise takes its seed from the clock.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
