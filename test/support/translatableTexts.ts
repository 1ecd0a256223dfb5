/**
 * Makes React fail where a translator in the page would break it. Such a translator puts elements of its own around
 * texts: React then changes a text that is not shown any more, and throws where it removes a text, or
 * inserts something before it. A text that comes, goes or changes therefore is the only content of an element, which React
 * sets anew, or stands in one with `translate="no"`.
 */
export function keepTextsTranslatable() {
  const check = (node: Node | null, what: string) => {
    if (!isBare(node) || node.parentElement?.closest('[translate="no"]')) return;
    const where = node.parentElement?.outerHTML.slice(0, 200);
    throw new Error(`React ${what} "${node.data}", which needs an element of its own: ${where}`);
  };
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      check(child, 'removes');
      return removeChild.call(this, child);
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      check(before, 'inserts something before');
      return insertBefore.call(this, node, before);
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string) {
      check(this, 'changes');
      nodeValue?.set?.call(this, text);
    },
  });
}

/** Whether a text is a child of its own for React, which keeps it by a key; the only content of an element is not. */
const isBare = (node: Node | null): node is Text =>
  node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber'));
