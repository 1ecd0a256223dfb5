export const chevron = <path d="M4.6 8.5c2.5 2.3 5 4.7 7.5 7.3 2.4-2.6 4.9-5.1 7.4-7.4" />;
