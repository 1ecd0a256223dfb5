import { useAppDispatch } from '../app/hooks';
import type { AppThunk } from '../app/types';
import { Button } from '../kit/Button';
import { printButton } from './content';

const printPage =
  (): AppThunk =>
  (_dispatch, _getState, { print }) =>
    print();

export function PrintButton() {
  const dispatch = useAppDispatch();
  return (
    <Button quiet onClick={() => dispatch(printPage())}>
      {printButton}
    </Button>
  );
}
