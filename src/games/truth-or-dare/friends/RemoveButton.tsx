import { Button } from '../../../kit/Button';
import { focusAfter } from '../../../kit/focusAfter';
import { Icon } from '../../../kit/Icon';
import { close } from '../../../kit/icons/controls';
import { labels } from '../content';

type RemoveButtonProps = {
  items: readonly { id: number }[];
  /** The id of the item to remove. */
  id: number;
  /** The name of the item, for screen readers. */
  name: string;
  /** The id of the field for a new item. The field gets the focus when no item is left. */
  fieldId: string;
  onRemove(): void;
};

/**
 * Removes an item, and moves the focus to the remove button of the next item. If no next item exists, the focus moves
 * to the remove button of the previous item. If no item is left, the focus moves to the field.
 */
export function RemoveButton({ items, id, name, fieldId, onRemove }: RemoveButtonProps) {
  const place = items.findIndex((item) => item.id === id);
  const next = items[place + 1] ?? items[place - 1];
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
