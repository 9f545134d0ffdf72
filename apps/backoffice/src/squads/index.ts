export { SquadList, SquadShow } from './Squads';
