import { InstallSlip } from '../install/InstallSlip';
import { BadgeNews } from '../report-card/badges/BadgeNews';

/** New badges, below a game; and the offer of the home screen, at the lower edge. */
export default function Notices() {
  return (
    <>
      <BadgeNews />
      <InstallSlip />
    </>
  );
}
