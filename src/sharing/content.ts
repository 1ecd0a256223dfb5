/** The part below a result, a guide and the story. */
export const share = {
  group: 'Share',
  whatsapp: 'WhatsApp',
  photo: 'Photo',
  copy: 'Copy',
  /** Pressed while the network is gone. */
  notLoaded:
    'Share ka saamaan nahi pahuncha, network late hai. Baaki sab yahin hai, phir se dabao.',
};
