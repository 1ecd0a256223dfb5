import { InstallSlip } from '../install/InstallSlip';
import { BadgeNews } from '../report-card/badges/BadgeNews';

/**
 * Shows two notices. The news of earned badges is at the end of the page. The offer to add the site to the home screen
 * is at the lower edge of the window.
 */
export default function Notices() {
  return (
    <>
      <BadgeNews />
      <InstallSlip />
    </>
  );
}
