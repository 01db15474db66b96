import { describeKills } from './rounds.ts';

describeKills('pglite');
