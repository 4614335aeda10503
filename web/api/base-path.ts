// Where the pages stand below their host. The service writes it into the page; the development server leaves the placeholder.
const written = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '';

/** Without a slash at its end; '' for the root. */
export const basePath = written.startsWith('/') ? written : '';

/** An address of this service as a browser needs it; the router and `addressOf` do this by themselves. */
export const atBase = (address: string): string => basePath + address;
