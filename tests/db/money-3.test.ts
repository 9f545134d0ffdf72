import { aWorld, livesOfMoney } from './money/lives';

livesOfMoney(aWorld(), 3);
