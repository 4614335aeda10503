/** How much of something a test takes: a part in each run, all of it in `npm run test:full`. */
export const sized = (short: number, full: number): number =>
  process.env['FULL_SIZE'] === '1' ? full : short;
