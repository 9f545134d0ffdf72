export { askForMeeting } from './askForMeeting';
export { closeLead, contactLead } from './followUp';
