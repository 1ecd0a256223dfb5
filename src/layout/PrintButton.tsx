import { Button } from '../kit/Button';
import { useEnv } from '../state/hooks';
import { printButton } from './content';

export function PrintButton() {
  const env = useEnv();
  return (
    <Button quiet data-needs-script="" onClick={() => env.print()}>
      {printButton}
    </Button>
  );
}
