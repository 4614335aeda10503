// Inter, with figures of equal width. Chinese is set in the font of the system: one for the web would weigh ten megabytes.
export const SANS =
  '"Inter Variable", "PingFang SC", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", "Source Han Sans SC", system-ui, sans-serif';
export const MONO = 'ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, monospace';

/** Resolves when the Latin letters are there, so that no text moves once it is drawn; without them the page opens all the same. */
export async function loadTypeface(): Promise<void> {
  await document.fonts.load('1em "Inter Variable"').catch(() => undefined);
}
