/** What messengers and writers leave behind a link. */
export const LINK_TAILS = [
  ...['.', ',', ')', '*', '_', '-', '--', '!', "'", '"', ']', '>', ';', ':', '…', '।', '👍', '%'],
  ...['\u200B', '\u2069', '%20', '%E2%80%8B', '%F0%9F', '?fbclid=IwAR0x', '&utm_source=wa', '#x'],
];

/** The hash of a link as a browser has it in the address: much is percent-encoded. */
export const hashInAddress = (hash: string) => new URL(hash, 'https://school.example').hash;
