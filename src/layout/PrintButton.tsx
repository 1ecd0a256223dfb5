import { useState } from 'react';
import { Button } from '../kit/Button';
import { useIsRegionKnown } from '../kit/useIsRegionKnown';
import { useEnv } from '../state/hooks';
import { printButton, printImpossible } from './content';

/** Prints the page. If the browser cannot print, shows a message below the button. */
export function PrintButton() {
  const env = useEnv();
  const [failures, setFailures] = useState(0);
  const onClick = () => {
    if (!env.print()) setFailures(failures + 1);
  };
  return (
    <>
      <Button quiet data-needs-script="" onClick={onClick}>
        {printButton}
      </Button>
      {failures > 0 && <PrintImpossible key={failures} />}
    </>
  );
}

/**
 * The message after a press that could not print. Its live region is rendered with it, as an empty live region on
 * each page would be noise.
 */
function PrintImpossible() {
  const isKnown = useIsRegionKnown();
  return <p role="status">{isKnown && printImpossible}</p>;
}
