import { defineFlow } from '../../kit';

/** A creator's account at a network, as far as the network still lets us read it. */
export const connectionFlow = defineFlow({
  name: 'connections',
  states: ['connected', 'lost', 'disconnected'],
  initial: 'connected',
  moves: {
    lose: { from: ['connected'], to: 'lost' },
    reconnect: { from: ['lost', 'disconnected'], to: 'connected' },
    disconnect: { from: ['connected', 'lost'], to: 'disconnected' },
  },
});
