import i18next from 'i18next';

/** Who reads the answer: in which language, and values in refusals by the labels of the form. */
export const readerHeaders = () => ({ 'accept-language': i18next.language, prefer: 'names=labels' });
