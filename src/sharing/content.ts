/** The part below a result, a guide and the story. */
export const share = {
  group: 'Share',
  whatsapp: 'WhatsApp',
  photo: 'Photo',
  copy: 'Copy',
};
