import { Button } from '../../../kit/Button';
import { focusAfter } from '../../../kit/focusAfter';
import { Icon } from '../../../kit/Icon';
import { close } from '../../../kit/icons/controls';
import { labels } from '../content';

type RemoveButtonProps = {
  /** The list, the one to remove, and how that is called. */
  items: readonly { id: number }[];
  id: number;
  name: string;
  /** Of the field in which another one is typed. */
  fieldId: string;
  onRemove(): void;
};

/** The focus goes to the button of the next one, of the one before, or to the field when none is left. */
export function RemoveButton({ items, id, name, fieldId, onRemove }: RemoveButtonProps) {
  const at = items.findIndex((item) => item.id === id);
  const next = items[at + 1] ?? items[at - 1];
  const idOf = (item: number) => `${fieldId}-${item}`;
  return (
    <Button
      quiet
      id={idOf(id)}
      aria-label={labels.remove(name)}
      onClick={() => focusAfter(onRemove, next ? idOf(next.id) : fieldId)}
    >
      <Icon shape={close} />
    </Button>
  );
}
