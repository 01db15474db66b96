import { describeKills } from './rounds.ts';

describeKills('postgresql');
