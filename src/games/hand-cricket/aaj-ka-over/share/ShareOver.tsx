import { Share } from '../../../../sharing/Share';
import { leads } from '../../../shared/share/content';
import { isOut } from '../../rules';
import { overNumber } from '../rules';
import { useStanding } from '../useStanding';
import { messageOf } from './content';
import { pictureOf } from './picture';

/** Of an over that has ended. The link is that of the page: a replay would tell a friend the numbers. */
export default function ShareOver() {
  const { day, balls, runs, status } = useStanding();
  if (status !== 'ended' || day === null) return null;
  const over = balls.map((ball) => (isOut(ball) ? 'W' : ball[0]));
  const number = overNumber(day);
  return (
    <Share
      key={day}
      lead={leads.result}
      lines={messageOf({ overNumber: number, over, runs })}
      picture={() => pictureOf({ overNumber: number, over, runs })}
      fileName={`aaj-ka-over-${number}`}
    />
  );
}
