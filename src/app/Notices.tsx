import { InstallSlip } from '../install/InstallSlip';
import { BadgeNews } from '../report-card/badges/BadgeNews';

/**
 * The notices: new badges below a game, and the offer to add the site to the home screen, at the lower edge of the
 * window.
 */
export default function Notices() {
  return (
    <>
      <BadgeNews />
      <InstallSlip />
    </>
  );
}
