import caio from '../home/portraits/caio.svg?url';
import lia from '../home/portraits/lia.svg?url';
import nina from '../home/portraits/nina.svg?url';

/** Example faces with and without portraits, for the gallery. */
export const people = [
  { id: 1, name: 'Lia Monteiro', src: lia },
  { id: 2, name: 'Caio Lemos', src: caio },
  { id: 3, name: 'Nina Prado', src: nina },
  { id: 4, name: 'Otto Brandão' },
  { id: 5, name: 'Rita Alves' },
  { id: 6, name: 'Davi Melo' },
];
