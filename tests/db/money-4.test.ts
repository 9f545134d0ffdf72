import { aWorld, testRandomWalks } from './money/lives';

testRandomWalks(aWorld(), 4);
