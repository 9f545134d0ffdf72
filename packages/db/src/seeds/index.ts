export { seedFirstContents } from './contents/seedFirstContents';
export { demoAccounts, demoIsSeeded, demoPassword, seedDemo } from './demo';
export { Job } from './job';
export { type NfseContent, nfseReading, nfseXml } from './nfseXml';
export { People } from './people';
