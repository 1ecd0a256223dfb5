export const TRANSFER_ID = 'naye-phone-par';
