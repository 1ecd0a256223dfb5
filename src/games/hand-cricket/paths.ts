import { paths } from '../../paths';

export const cricketPath = `${paths.games}/hand-cricket`;
export const overPath = `${cricketPath}/aaj-ka-over`;
