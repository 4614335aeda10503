/** Whether the tests run what `npm run build` made (`npm test` does) rather than the sources. */
export const TESTS_BUILT = process.env['TEST_BUILT'] === '1';
