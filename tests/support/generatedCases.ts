import fc from 'fast-check';
import { seed } from './depth';

// Without it fast-check takes its seed from the clock.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
